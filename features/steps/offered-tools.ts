import { type DataTable, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import { fieldsOf, memberOfTool } from '../support/offered-tools.ts'
import type { World } from '../support/world.ts'

When('the subject is asked for its tools', async function (this: World) {
  this.answer = (await this.subject.request('tool/list', {}).answer()).at('tools')
})

Then('the tools besides powershell are {string}', function (this: World, names: string) {
  const others = this.answered.view((tools) => namesOf(tools).filter((name) => name !== 'powershell'))
  this.compare('names', others, equals(names.split(', ')))
})

Then('no tool offered is called {string}', function (this: World, unwanted: string) {
  // Something is offered: a subject that lists nothing must not hold this.
  this.compare(
    'read is offered',
    this.answered.view((tools) => namesOf(tools).includes('read')),
    equals(true),
  )
  this.compare(
    `${unwanted} is offered`,
    this.answered.view((tools) => namesOf(tools).includes(unwanted)),
    equals(false),
  )
})

Then('the tool {string} is offered', function (this: World, name: string) {
  this.compare(
    `${name} is offered`,
    this.answered.view((tools) => namesOf(tools).includes(name)),
    equals(true),
  )
})

Then(
  'the tool {string} takes exactly the fields {string}',
  function (this: World, name: string, fields: string) {
    const parameters = memberOfTool(this.answered, name, 'parameters')
    this.compare(`fields of ${name}`, parameters.view(fieldsOf), equals(fields.split(', ')))
  },
)

Then(
  'an element of {string} of the tool {string} has exactly the fields {string}',
  function (this: World, field: string, name: string, fields: string) {
    const items = memberOfTool(this.answered, name, 'parameters', 'properties', field, 'items')
    this.compare(`fields of an element of ${field}`, items.view(fieldsOf), equals(fields.split(', ')))
  },
)

Then('the prompt snippet of {string} is {string}', function (this: World, name: string, snippet: string) {
  this.compare(`snippet of ${name}`, memberOfTool(this.answered, name, 'promptSnippet'), equals(snippet))
})

Then('the prompt guidelines of {string} are:', function (this: World, name: string, table: DataTable) {
  const expected = table.raw().map(([text = '']) => text)
  this.compare(
    `guidelines of ${name}`,
    memberOfTool(this.answered, name, 'promptGuidelines'),
    equals(expected),
  )
})

/** None, or an empty list of them. */
Then('the tool {string} has no prompt guidelines', function (this: World, name: string) {
  this.compare(`name of ${name}`, memberOfTool(this.answered, name, 'name'), equals(name))
  const guidelines = memberOfTool(this.answered, name, 'promptGuidelines')
  this.compare(
    `guidelines of ${name}`,
    guidelines.view((list) => (list === undefined ? [] : list)),
    equals([]),
  )
})

function namesOf(tools: unknown): unknown[] {
  return Array.isArray(tools) ? tools.map((tool) => tool?.name).sort() : []
}
