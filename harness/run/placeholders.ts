import type { Places } from '../observe/events.ts'

/** Puts names in place of a scenario's folders. */
export function withPlaceholders(text: string, places: Places): string {
  return text
    .replaceAll(places.workspace, '$WORKSPACE')
    .replaceAll(places.home, '$HOME')
    .replaceAll(places.temp, '$TEMP')
}

/**
 * Puts names in place of what differs from run to run: folders of scenarios, instants, and ids that a subject made up. Ids that
 * scenarios choose begin with `0000`, and stay.
 */
export function stable(text: string): string {
  return text
    .replace(
      /[^\s"'`(),:;]*pi-conformance-[\w-]+\/(workspace|home|temp)/g,
      (_, place: string) => `$${place.toUpperCase()}`,
    )
    .replace(/\b(?!0000)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '$UUID')
    .replace(/\b20\d\d-\d\d-\d\dT\d\d[:-]\d\d[:-]\d\d[.-]\d{3}Z/g, '$TIME')
    .replace(/\bpi-(bash|powershell)-[0-9a-f]{16}\b/g, 'pi-$1-$$RANDOM')
    .replace(/\b(?!0000)[0-9a-f]{8}\b/g, '$ID')
}
