import { mutant } from '../mutant.ts'

export const splitsSurrogatePairs = mutant({
  unit: 'truncateLine',
  kills: 'TRUNC-021',
  does: 'cuts between the halves of a surrogate pair',
  control: 'TRUNC-019/a-text-and-limits/it-fits',
  build:
    (original) =>
    (line, max = 500) => {
      const { wasTruncated } = original(line, max)
      return wasTruncated
        ? { text: `${line.slice(0, max)}... [truncated]`, wasTruncated }
        : { text: line, wasTruncated }
    },
})
