import { mutant } from '../../mutant.ts'

const CONTROL = 'EDIT-001/one-edit/a-word'

export const repairsNothing = mutant({
  unit: 'repairEditArguments',
  kills: 'EDIT-020',
  does: 'understands no shape but a list of edits',
  control: CONTROL,
  build: () => (args) => args,
})

export const takesOtherNames = mutant({
  unit: 'repairEditArguments',
  kills: 'EDIT-021',
  does: 'takes old_text and new_text for the fields of an edit',
  control: CONTROL,
  build: (original) => (args) => {
    const renamed = JSON.stringify(args).replaceAll('old_text', 'oldText').replaceAll('new_text', 'newText')
    return original(JSON.parse(renamed))
  },
})

export const dropsADamagedList = mutant({
  unit: 'repairEditArguments',
  kills: 'EDIT-022',
  does: 'drops a list of edits that is no JSON when there is an edit beside it',
  control: CONTROL,
  build: (original) => (args) => {
    if (typeof args !== 'object' || args === null || !('edits' in args) || !('oldText' in args))
      return original(args)
    const { edits, ...rest } = args
    return original(typeof edits === 'string' && !isJson(edits) ? rest : args)
  },
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
