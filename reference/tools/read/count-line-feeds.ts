const LF = 10

/** Line feeds in `bytes` from the index `from` on. */
export function countLineFeeds(bytes: Uint8Array, from: number): number {
  let count = 0
  for (let at = bytes.indexOf(LF, from); at !== -1; at = bytes.indexOf(LF, at + 1)) count += 1
  return count
}
