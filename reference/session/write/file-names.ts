/**
 * Name of a session's file.
 *
 * @param timestamp of the header, ISO 8601; its colons and dots become dashes
 */
export function sessionFileName(timestamp: string, id: string): string {
  return `${timestamp.replaceAll(/[:.]/g, '-')}_${id}.jsonl`
}

/** Name of the folder for the sessions of a working directory: different directories may share one. Rules: STORE. */
export function sessionFolderName(cwd: string): string {
  return `--${cwd.replace(/^[/\\]/, '').replaceAll(/[/\\:]/g, '-')}--`
}
