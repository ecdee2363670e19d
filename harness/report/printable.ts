/**
 * Makes text from a subject safe to print: control characters, characters that change the direction of text, and unpaired surrogates
 * are shown as escapes. Line feeds stay.
 */
export function printable(text: string): string {
  return text.replace(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}

/** The same for what stands within a line, such as a name. */
export function printableLine(text: string): string {
  return printable(text).replaceAll('\n', '\\n')
}
