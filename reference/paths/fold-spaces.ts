const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g

/**
 * Puts a plain space in place of each space of Unicode that a model may copy from a name or a screen.
 * Other characters stay, also U+1680, U+200B and U+FEFF.
 *
 * Area: PATH.
 */
export function foldSpaces(path: string): string {
  return path.replace(SPACES, ' ')
}
