import { type DataTable, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { Observed } from '../../harness/observe/observed.ts'
import { bytes, contentOf } from '../support/content-table.ts'
import type { World } from '../support/world.ts'

When(
  'the subject runs {string} and {string} at once',
  async function (this: World, one: string, other: string) {
    const first = this.subject.callTool('bash', { command: one }, { label: 'first' })
    const second = this.subject.callTool('bash', { command: other }, { label: 'second' })
    this.named.set('first', await first.answer())
    this.named.set('second', await second.answer())
  },
)

Then('the two answers name different files', function (this: World) {
  const paths = Observed.all([pathIn(this, 'first'), pathIn(this, 'second')])
  const different = paths.view(
    ([one, other]) => typeof one === 'string' && typeof other === 'string' && one !== other,
  )
  this.compare('different files', different, equals(true))
})

Then(
  'the file of the {word} answer is made of:',
  async function (this: World, which: string, table: DataTable) {
    const file = await this.look(String(pathIn(this, which).value))
    this.compare('content of the file', file.at('text'), equals(bytes(contentOf(table)).toString()))
  },
)

function pathIn(world: World, which: string): Observed<unknown> {
  const answer = world.named.get(which)
  if (!answer) throw new Error(`No answer is called "${which}" in this scenario.`)
  return answer.at('details', 'fullOutputPath')
}
