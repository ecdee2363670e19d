/** See {@link listedName}. */
export type ListedName = (name: string) => string

/**
 * A name or path as one line. A line feed would make it look like two, so such a name stands as a JSON string; every other name stands as
 * it is, with blanks and control characters.
 *
 * Areas: LS, FIND.
 */
export function listedName(name: string): string {
  return name.includes('\n') ? JSON.stringify(name) : name
}
