import type { Recording } from './recording.ts'

/** The text of a captured fixture's `about.md`. */
export function aboutOf({ name, shows, areas }: Recording, version: string): string {
  return `# ${name}

${shows}

- Rules: CTX-100, CTX-101 (areas ${areas.join(', ')})
- Validity: valid
- Origin: captured from pi ${version} by \`adapters/pi/capture/capture.ts\`, with a fixed clock, fixed randomness and fixed
  paths. \`expected.json\` is what pi's own exports answer. Not edited by hand; \`capture.ts --check\` reproduces it.
`
}
