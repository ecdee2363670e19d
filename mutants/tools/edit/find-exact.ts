import { mutant } from '../../mutant.ts'

export const stopsAtTheFirst = mutant({
  unit: 'findExact',
  kills: 'EDIT-006',
  does: 'finds the first place only',
  control: 'EDIT-001/one-edit/a-word',
  build: (original) => (text, wanted) => original(text, wanted, 1),
})

export const skipsOverlaps = mutant({
  unit: 'findExact',
  kills: 'EDIT-007',
  does: 'does not find a place that overlaps the one before',
  control: 'EDIT-006/the-only-edit/twice',
  build: (original) => (text, wanted, most) => {
    let free = 0
    return original(text, wanted, most).filter((place) => {
      if (place < free) return false
      free = place + wanted.length
      return true
    })
  },
})

export const splitsPairs = mutant({
  unit: 'findExact',
  kills: 'EDIT-036',
  does: 'finds half of a surrogate pair in the whole',
  control: 'EDIT-006/the-only-edit/twice',
  build: (original) => (text, wanted, most) => {
    const places = original(text, wanted, most)
    const place = text.indexOf(wanted)
    return places.length > 0 || place === -1 || wanted === '' ? places : [place]
  },
})
