/** `node scripts/evidence.ts TRANSCRIPT`: is every comparison of a recorded run able to fail? Exit code 1 when one is not. */
import { proveEvidence } from './evidence/prove-evidence.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('Name a transcript: node scripts/evidence.ts TRANSCRIPT\n')
  process.exitCode = 2
} else {
  const { comparisons, violated, refused, unproven } = await proveEvidence(file)
  for (const { result, aspect, kind, tried, last } of unproven) {
    process.stdout.write(`${result}\n  ${aspect} (${kind}): changed ${tried} times, last ${last}\n`)
  }
  process.stdout.write(
    `${comparisons} comparisons: ${violated} can fail, ${refused} hold the recording together, ${unproven.length} take anything\n`,
  )
  process.exitCode = unproven.length > 0 || comparisons === 0 ? 1 : 0
}
