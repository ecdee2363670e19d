import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { equals, satisfies } from '../../harness/observe/matchers.ts'
import { Observed } from '../../harness/observe/observed.ts'
import type { FileAnswer } from '../../harness/observe/questions.ts'
import type { Reverse } from '../../harness/observe/reverse.ts'
import { bytes, contentOf, piece, unescapeText } from '../support/content-table.ts'
import { expand } from '../support/contents.ts'
import { supplyCommand } from '../support/supplied-command.ts'
import type { World } from '../support/world.ts'

When(
  'the subject runs a command that puts out these pieces:',
  async function (this: World, table: DataTable) {
    await supplyCommand(this, table.hashes().map(piece), 0)
  },
)

When(
  'the subject runs a command that puts out these pieces and exits with code {int}:',
  async function (this: World, exitCode: number, table: DataTable) {
    await supplyCommand(this, table.hashes().map(piece), exitCode)
  },
)

When(
  'the subject runs a command that puts out {string} and reports no exit code',
  async function (this: World, text: string) {
    await supplyCommand(this, [{ text: unescapeText(text) }], null)
  },
)

Given('a command of the harness is running', async function (this: World) {
  const call = this.subject.callTool('bash', { command: 'supplied' }, { operations: true, call: 'supplied' })
  this.calls.set('command', call)
  supplied.set(this, await this.subject.reverse(call, (request) => request.method === 'operation/exec'))
})

/** Waits for the update that follows. */
When(
  'it puts out {string}, and update {int} has come',
  async function (this: World, text: string, count: number) {
    running(this).emit({ base64: Buffer.from(unescapeText(text)).toString('base64') })
    await this.call('command').progressed(count)
  },
)

When('it ends with code {int}', async function (this: World, exitCode: number) {
  running(this).answer({ exitCode })
  this.answer = await this.call('command').answer()
})

/** One row an update; an empty cell is an update without content. */
Then('the texts of the updates were:', async function (this: World, table: DataTable) {
  const expected = table
    .raw()
    .map(([text = '']) => (text === '' ? [] : [{ type: 'text', text: unescapeText(text) }]))
  const updates = await this.call('command').progress()
  const contents = Observed.all(updates.map((update) => update.at('content')))
  this.compare('contents of the updates', contents, equals(expected))
})

Then('the structured output is made of:', function (this: World, table: DataTable) {
  const output = this.answered.at('structuredContent', 'output')
  this.compare('structured output', output, equals(expand(contentOf(table))))
})

/** What the marker says of the bytes left out is not compared. */
Then(
  'the structured output, but for the number of bytes omitted, is made of:',
  function (this: World, table: DataTable) {
    const output = this.answered.at('structuredContent', 'output')
    const unnumbered = output.view((text) =>
      typeof text === 'string'
        ? text.replace(/\n\n\[\.\.\. \d+ bytes omitted \.\.\.\]\n\n/, '\n\n[... K bytes omitted ...]\n\n')
        : text,
    )
    this.compare('structured output', unnumbered, equals(expand(contentOf(table))))
  },
)

Then('the structured output is not cut', function (this: World) {
  const { truncated, path } = structuredCut(this)
  this.compare('truncated', truncated, equals(false))
  this.compare('path in the structured result', path, equals(undefined))
})

Then('the structured output is cut, and names the file of the whole output', function (this: World) {
  const { truncated, path } = structuredCut(this)
  this.compare('truncated', truncated, equals(true))
  this.compare(
    'path in the structured result',
    path,
    equals(this.answered.at('details', 'fullOutputPath').value),
  )
})

Then('the file of the whole output is made of:', async function (this: World, table: DataTable) {
  const path = this.answered.at('details', 'fullOutputPath')
  this.compare(
    'path of the file',
    path,
    satisfies('a path', (value) => typeof value === 'string' && value.startsWith('/')),
  )
  const file = await this.look(String(path.value))
  const expected = bytes(contentOf(table)).toString('base64')
  this.compare('bytes of the file', file.view(base64Of), equals(expected))
})

Then(
  'the file of the whole output is private, and lies among the temporary files',
  async function (this: World) {
    const path = this.answered.at('details', 'fullOutputPath')
    const { temp } = this.observer.paths
    const named = path.view((value) =>
      String(value).replace(/^(.*)\/pi-bash-[0-9a-f]{16}\.log$/, '$1/pi-bash-HEX.log'),
    )
    this.compare('path of the file', named, equals(`${temp}/pi-bash-HEX.log`))
    const file = await this.look(String(path.value), false)
    this.compare('kind of the file', file.at('kind'), equals('file'))
    this.compare('mode of the file', file.at('mode'), equals(0o600))
  },
)

Then('the folder for temporary files is empty', async function (this: World) {
  const names = await this.observer.ask({ ask: 'names', path: this.observer.paths.temp })
  this.compare('names in the folder', names, equals([]))
})

const supplied = new WeakMap<World, Reverse>()

function running(world: World): Reverse {
  const reverse = supplied.get(world)
  if (!reverse) throw new Error('No step has started a command of the harness.')
  return reverse
}

function structuredCut(world: World) {
  const at = (field: string) => world.answered.at('structuredContent', field)
  return { truncated: at('truncated'), path: at('full_output_path') }
}

function base64Of(file: FileAnswer): string | undefined {
  return (
    file?.base64 ?? (typeof file?.text === 'string' ? Buffer.from(file.text).toString('base64') : undefined)
  )
}
