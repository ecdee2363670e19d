import { mutant } from '../../mutant.ts'

const NAME = 'FIND-030/rules/a-name-at-any-depth'

export const takesNothingBack = mutant({
  unit: 'parseIgnoreFile',
  kills: 'FIND-030',
  does: 'does not know lines that take something back',
  control: 'FIND-031/nested-ones/programs',
  build: (original) => (text) =>
    original(
      text
        .split('\n')
        .filter((line) => !line.startsWith('!'))
        .join('\n'),
    ),
})

export const looksAtNothingAbove = mutant({
  unit: 'ignoreAbove',
  kills: 'FIND-031',
  does: 'does not look at ignore files above the directory that is searched',
  control: NAME,
  build: (original) => async (root) => ({ ...(await original(root)), layer: undefined }),
})

export const asksForTheParents = mutant({
  unit: 'isIgnored',
  kills: 'FIND-036',
  does: 'leaves out what is in a directory that a rule names, also when the search begins there',
  control: NAME,
  build: (original) => (entry, layer) => {
    const names = entry.path.split('/')
    return names.some((name, index) => {
      const path = names.slice(0, index + 1).join('/')
      const directory = index < names.length - 1 || entry.directory
      return path.length > layer.base.length && original({ name, path, directory }, layer)
    })
  },
})
