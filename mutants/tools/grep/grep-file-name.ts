import { mutant } from '../../mutant.ts'

const NAME_ALONE = 'GREP-001/a-search/in-a-directory'

export const dropsDirectories = mutant({
  unit: 'grepFileName',
  kills: 'GREP-002',
  does: 'names a file without its directories',
  control: NAME_ALONE,
  build: (original) => (path) => original(path).replace(/^.*\//, ''),
})

export const mistakesTwoDots = mutant({
  unit: 'grepFileName',
  kills: 'GREP-003',
  does: 'takes a name that begins with two dots for a way out, and shows the last name alone',
  control: NAME_ALONE,
  build: (original) => (path) => {
    const name = original(path)
    return name.startsWith('..') ? name.replace(/^.*\//, '') : name
  },
})
