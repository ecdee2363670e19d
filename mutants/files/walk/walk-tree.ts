import { mutant } from '../../mutant.ts'

const NAMES = 'FIND-002/names/a-wildcard'

export const takesUnreadableForEmpty = mutant({
  unit: 'walkTree',
  kills: 'FIND-010',
  does: 'takes a directory that cannot be read for an empty one',
  control: NAMES,
  build: (original) => (root, options) => original(root, options).catch(() => undefined),
})

export const hidesClosedDirectories = mutant({
  unit: 'walkTree',
  kills: 'FIND-011',
  does: 'leaves out directories in which it sees nothing',
  control: NAMES,
  build: (original) => (root, options) => {
    let waiting: Parameters<typeof options.visit>[0] | undefined
    return original(root, {
      ...options,
      visit: (entry) => {
        const before = waiting
        waiting = entry.directory ? entry : undefined
        if (before && entry.path.startsWith(`${before.path}/`) && !options.visit(before)) return false
        return entry.directory || options.visit(entry)
      },
    })
  },
})

export const hidesDotfilesOnTheWay = mutant({
  unit: 'walkTree',
  kills: 'FIND-012',
  does: 'passes over what begins with a dot',
  control: NAMES,
  build: (original) => (root, options) =>
    original(root, {
      ...options,
      visit: (entry) => /(^|\/)\./.test(entry.path) || options.visit(entry),
    }),
})
