/**
 * Makes text from a subject safe to print: control characters, and characters that change the direction of text, are shown as
 * escapes. Line feeds stay.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
      (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    )
}
