import { type DataTable, Then, When } from '@cucumber/cucumber'
import { equals } from '../../harness/observe/matchers.ts'
import type { Observed } from '../../harness/observe/observed.ts'
import { errorMark } from '../support/tool-answers.ts'
import type { World } from '../support/world.ts'

/** Calls that begin together: as many as a model could send in one turn, and then some. */
const CALLS = 20
/** A race that an implementation loses is lost within so many rounds. */
const ROUNDS = 10

When(
  'twenty edits of {string} begin together, each marking a line of its own',
  async function (this: World, name: string) {
    await markLines(this, [name])
  },
)

When(
  'twenty edits begin together, each marking a line of its own, by these names in turn:',
  async function (this: World, names: DataTable) {
    await markLines(this, namesIn(this, names))
  },
)

When(
  'twenty edits of {string} begin together, every other one looking for a text that is not there',
  async function (this: World, name: string) {
    await all(this, (number) =>
      edit(this, name, number % 2 ? `line ${number}\n` : `gone ${number}\n`, `line ${number} marked\n`),
    )
  },
)

When(
  'twenty edits of {string} begin together, each from one step to the next',
  async function (this: World, name: string) {
    await all(this, (number) => edit(this, name, `step ${number - 1}\n`, `step ${number}\n`))
  },
)

When(
  'one call writes step 0 to {string} and twenty edits go from step to step, by these names in turn:',
  async function (this: World, name: string, names: DataTable) {
    const paths = namesIn(this, names)
    const written = this.subject.callTool('write', { path: name, content: 'step 0\n' }, { label: 'call 0' })
    await all(this, (number) => {
      const path = paths[(number - 1) % paths.length] ?? name
      return edit(this, path, `step ${number - 1}\n`, `step ${number}\n`)
    })
    await written.answer()
  },
)

When(
  'twenty calls that write the files {string} to {string} begin together',
  async function (this: World, first: string, last: string) {
    const [before = '', after = ''] = first.split('1')
    if (last !== `${before}${CALLS}${after}`) throw new Error(`The last file is called ${last}.`)
    await all(this, (number) => {
      const args = { path: `${before}${number}${after}`, content: `content ${number}\n` }
      return this.subject.callTool('write', args, { label: `call ${number}` }).answer()
    })
  },
)

Then(
  'a file written as {string} and edited as {string} at the same time holds the edit, in each of ten rounds',
  async function (this: World, written: string, edited: string) {
    for (let round = 1; round <= ROUNDS; round++) {
      await this.arrange({ arrange: 'remove', path: this.path(written) })
      const write = this.subject.callTool(
        'write',
        { path: written, content: 'written\n' },
        { label: 'write' },
      )
      const change = edit(this, edited, 'written', 'edited')
      await Promise.all([write.answer(), change])
      const seen = (await this.look(written)).at('text')
      // The first round that goes wrong is enough: which one it is depends on luck.
      if (seen.value !== 'edited\n' || round === ROUNDS)
        return this.compare('content', seen, equals('edited\n'))
    }
  },
)

Then(
  'twenty edits by {string} and {string} in turn are all in {string}, in each of ten rounds',
  async function (this: World, first: string, second: string, name: string) {
    const numbers = Array.from({ length: CALLS }, (_, index) => index + 1)
    const lines = (mark: string) => numbers.map((number) => `line ${number}${mark}\n`).join('')
    for (let round = 1; round <= ROUNDS; round++) {
      const from = round === 1 ? '' : ` ${round - 1}`
      await all(this, (number) =>
        edit(this, number % 2 ? first : second, `line ${number}${from}\n`, `line ${number} ${round}\n`),
      )
      const kept = (await this.look(name)).at('text').view((text) => text === lines(` ${round}`))
      // Which edits are lost depends on luck, so only whether any was is compared.
      if (!kept.value || round === ROUNDS) return this.compare('all twenty edits kept', kept, equals(true))
    }
  },
)

Then('all twenty lines of {string} are marked', async function (this: World, name: string) {
  const lines = Array.from({ length: CALLS }, (_, index) => `line ${index + 1} marked\n`)
  this.compare('content', (await this.look(name)).at('text'), equals(lines.join('')))
})

Then('every other line of {string} is marked', async function (this: World, name: string) {
  const lines = Array.from(
    { length: CALLS },
    (_, index) => `line ${index + 1}${index % 2 ? '' : ' marked'}\n`,
  )
  this.compare('content', (await this.look(name)).at('text'), equals(lines.join('')))
})

Then(
  'the files {string} to {string} hold what was written',
  async function (this: World, first: string, last: string) {
    const [before = '', after = ''] = first.split('1')
    for (let number = 1; number <= CALLS; number++) {
      const name = `${before}${number}${after}`
      this.compare(name, (await this.look(name)).at('text'), equals(`content ${number}\n`))
      if (number === CALLS && name !== last) throw new Error(`The last file is called ${last}.`)
    }
  },
)

Then('all twenty of these calls succeed', function (this: World) {
  compareFailures(this, () => false)
})

Then('every other one of these calls fails', function (this: World) {
  compareFailures(this, (number) => number % 2 === 0)
})

function compareFailures(world: World, fails: (number: number) => boolean): void {
  for (let number = 1; number <= CALLS; number++) {
    const failed = errorMark(answerOf(world, number))
    world.compare(`error of call ${number}`, failed, equals(fails(number)))
  }
}

async function markLines(world: World, names: readonly string[]): Promise<void> {
  await all(world, (number) => {
    const name = names[(number - 1) % names.length] ?? ''
    return edit(world, name, `line ${number}\n`, `line ${number} marked\n`)
  })
}

/** Begins all calls before it waits for the first, and keeps their answers by number. */
async function all(world: World, call: (number: number) => Promise<Observed<unknown>>): Promise<void> {
  const calls = Array.from({ length: CALLS }, (_, index) => call(index + 1))
  for (const [index, answer] of (await Promise.all(calls)).entries())
    world.named.set(`call ${index + 1}`, answer)
}

function edit(world: World, path: string, oldText: string, newText: string): Promise<Observed<unknown>> {
  return world.subject
    .callTool('edit', { path, edits: [{ oldText, newText }] }, { label: `edit ${oldText}` })
    .answer()
}

function answerOf(world: World, number: number): Observed<unknown> {
  const answer = world.named.get(`call ${number}`)
  if (!answer) throw new Error(`No call has the number ${number}.`)
  return answer
}

/** The names of a table of one column; `<workspace>` stands for the workspace's absolute path. */
function namesIn(world: World, names: DataTable): string[] {
  return names.raw().map(([name = '']) => name.replace('<workspace>', world.observer.paths.workspace))
}
