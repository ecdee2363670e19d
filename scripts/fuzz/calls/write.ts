import fc from 'fast-check'
import { text } from '../workspace/contents.ts'
import { filePath } from '../workspace/names.ts'

const written = fc.oneof(
  { arbitrary: text, weight: 8 },
  { arbitrary: fc.constantFrom('', '\ud800', 'half \udc00 pair', 'nul\u0000', 'null'), weight: 1 },
)

export const writeArguments: fc.Arbitrary<object> = fc.record({ path: filePath, content: written })
