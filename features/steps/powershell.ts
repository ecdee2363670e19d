import { Then, When } from '@cucumber/cucumber'
import { equals, matches } from '../../harness/observe/matchers.ts'
import { unescapeText } from '../support/content-table.ts'
import type { World } from '../support/world.ts'

When(
  'the command {string} is wrapped for {string}',
  async function (this: World, command: string, shell: string) {
    this.answer = await this.subject.callUnit('wrapPowerShellCommand', unescapeText(command), shell)
  },
)

Then('line {int} of what PowerShell is told sets UTF-8', function (this: World, line: number) {
  this.compare(
    'line',
    lines(this).view((all) => all[line - 1]),
    matches(/^try \{ \[Console\]::OutputEncoding ?= ?\[System\.Text\.Encoding\]::UTF8 \} catch \{\}$/),
  )
})

Then(
  'lines {int} to {int} of what PowerShell is told are {string}',
  function (this: World, first: number, last: number, text: string) {
    const found = lines(this).view((all) => all.slice(first - 1, last).join('\n'))
    this.compare('lines', found, equals(unescapeText(text)))
    this.named.set(
      'rest',
      lines(this).view((all) => all.slice(last)),
    )
  },
)

Then('what PowerShell is told then ends', function (this: World) {
  this.compare('lines that follow', rest(this), equals([]))
})

/** How the statements are written is free: a lone semicolon, then the three ends in their order. */
Then('what PowerShell is told then mends the exit code', function (this: World) {
  const ends = rest(this).view((all) => ({
    first: Array.isArray(all) ? all[0] : undefined,
    exits: Array.isArray(all) ? all.join('\n').match(/exit \d/g) : undefined,
  }))
  this.compare('how it ends', ends, equals({ first: ';', exits: ['exit 0', 'exit 0', 'exit 1'] }))
})

function lines(world: World) {
  return world.answered.view((text) => (typeof text === 'string' ? text.split('\n') : []))
}

function rest(world: World) {
  const found = world.named.get('rest')
  if (!found) throw new Error('No step has looked at the lines before.')
  return found
}
