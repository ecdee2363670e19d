import fc from 'fast-check'
import { FILES } from '../workspace/names.ts'
import { present, sometimes } from './slightly-wrong.ts'

const quoted = (name: string) => `'${name.replaceAll("'", `'\\''`)}'`
const name = fc.constantFrom(...FILES).map(quoted)

/** Commands whose output is the same twice: no process ids, no times, no races. */
const command: fc.Arbitrary<string> = fc.oneof(
  {
    arbitrary: fc.constantFrom(
      'echo hi',
      'true',
      'printf a',
      "printf 'a\\r\\nb\\n\\n'",
      'cat',
      'pwd',
      'echo "$TMPDIR"',
    ),
    weight: 4,
  },
  {
    arbitrary: fc.constantFrom(
      "printf '\\xff\\xc3\\n'",
      "printf '\\xef\\xbb\\xbfbom'",
      "printf 'a\\0b'",
      "printf '\\033[1mx'",
      "printf ' \\n'",
    ),
    weight: 2,
  },
  {
    arbitrary: fc.constantFrom(
      'exit 3',
      'false',
      'exit 256',
      'exit -1',
      'nosuchcommand',
      'if',
      'kill -TERM $$',
      'kill -KILL $$',
    ),
    weight: 3,
  },
  { arbitrary: name.map((file) => `cat ${file}`), weight: 3 },
  { arbitrary: name.map((file) => `echo more >> ${file}`), weight: 1 },
  { arbitrary: name.map((file) => `wc -l ${file}`), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      'mkdir -p made/here',
      'rm -f a.txt',
      'cd dir',
      'read line; echo "got $line $?"',
      'x=1; echo $x',
    ),
    weight: 2,
  },
)

/** Output near or beyond the limits, by itself: cut amid two streams it would hang on their order. */
const long: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(1999, 2000, 2001, 2500).map((count) => `seq 1 ${count}`), weight: 1 },
  {
    arbitrary: fc
      .constantFrom(51199, 51200, 51201, 60000)
      .map((count) => `head -c ${count} /dev/zero | tr '\\0' x`),
    weight: 1,
  },
  {
    arbitrary: fc
      .constantFrom(17000, 26000)
      .map((count) => `for i in 1 2 3; do printf 'é%.0s' {1..${count}}; done`),
    weight: 1,
  },
)

const line: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: long, weight: 1 },
  { arbitrary: command, weight: 6 },
  {
    arbitrary: fc
      .tuple(command, fc.constantFrom('; ', ' && ', ' || ', '\n'), command)
      .map((parts) => parts.join('')),
    weight: 4,
  },
  // Only one of the two streams: in which order they come is not the same twice on pi.
  { arbitrary: command.map((made) => `{ ${made}\n} 1>&2`), weight: 1 },
)

/** Times out long before, or long after, whatever the machine's load. */
const timeout = fc.constantFrom<unknown>(20, '20', 1e4, 0, -1, 2147483, 2147484, 'x')

const ended: fc.Arbitrary<object> = fc.record({
  command: fc.constantFrom('echo hi; sleep 9', 'sleep 9', "printf 'no end'; sleep 9"),
  timeout: fc.constantFrom(0.3, 0.5),
})

export const bashArguments: fc.Arbitrary<object> = fc.oneof(
  { arbitrary: fc.record({ command: line, timeout: sometimes(timeout, 1.5) }).map(present), weight: 40 },
  { arbitrary: ended, weight: 1 },
)
