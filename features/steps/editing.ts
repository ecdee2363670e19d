import { type DataTable, When } from '@cucumber/cucumber'
import type { World } from '../support/world.ts'
import '../support/escaped-text.ts'

When(
  'the subject edits {string}, {escaped} to {escaped}',
  async function (this: World, path: string, oldText: string, newText: string) {
    await edit(this, { path, edits: [{ oldText, newText }] })
  },
)

When(
  'the subject edits {string}, {escaped} to a text of {int} letters',
  async function (this: World, path: string, oldText: string, length: number) {
    await edit(this, { path, edits: [{ oldText, newText: 'x'.repeat(length) }] })
  },
)

/** One edit a row: `old` and `new`, in which the escapes of JSON may stand. */
When('the subject edits {string}:', async function (this: World, path: string, table: DataTable) {
  const edits = table
    .hashes()
    .map((row) => ({ oldText: unescaped(row['old']), newText: unescaped(row['new']) }))
  await edit(this, { path, edits })
})

/** `edits` is JSON; for what a table cannot say. */
When(
  'the subject edits {string} with the edits {}',
  async function (this: World, path: string, edits: string) {
    await edit(this, { path, edits: JSON.parse(edits) })
  },
)

async function edit(world: World, args: unknown): Promise<void> {
  world.answer = await world.subject.callTool('edit', args).answer()
}

/** A table has turned `\n` into line feeds already. */
function unescaped(cell = ''): string {
  return JSON.parse(`"${cell.replaceAll('\n', '\\n')}"`)
}
