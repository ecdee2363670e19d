/** Runs before all tests: Node imports the sources as they are, and cannot before it strips types. */
export function setup(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 19)) return
  throw new Error(
    `The tests need Node.js >= 22.19; this is ${process.version}. "npm test" uses the Node that the project brings along.`,
  )
}
