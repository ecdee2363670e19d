import type { IgnoreKind, IgnoreLayer } from '../../../reference/files/ignore/ignore-layers.ts'
import type { ReadIgnoreLayer } from '../../../reference/files/ignore/read-ignore-layer.ts'
import { mutant } from '../../mutant.ts'

const NAME = 'FIND-030/rules/a-name-at-any-depth'

export const needsRepositories = mutant({
  unit: 'readIgnoreLayer',
  kills: 'FIND-032',
  does: 'obeys `.gitignore` in repositories only',
  control: 'FIND-034/two-files/ignore-alone',
  build: (original) =>
    changed(original, (layer, inRepository) => without('.gitignore', layer, !inRepository)),
})

export const knowsNoBoundaries = mutant({
  unit: 'readIgnoreLayer',
  kills: 'FIND-033',
  does: 'lets the rules of an outer repository into an inner one',
  control: NAME,
  build: (original) => changed(original, (layer) => ({ ...layer, boundary: false })),
})

export const doesNotKnowFdignore = mutant({
  unit: 'readIgnoreLayer',
  kills: 'FIND-034',
  does: 'does not know `.fdignore`',
  control: NAME,
  build: (original) => changed(original, (layer) => without('.fdignore', layer, true)),
})

export const doesNotKnowExclude = mutant({
  unit: 'readIgnoreLayer',
  kills: 'FIND-035',
  does: 'does not know `.git/info/exclude`',
  control: NAME,
  build: (original) => changed(original, (layer) => without('exclude', layer, true)),
})

function changed(
  original: ReadIgnoreLayer,
  change: (layer: IgnoreLayer, inRepository: boolean) => IgnoreLayer,
): ReadIgnoreLayer {
  return async (directory, entries, above, inRepository) => {
    const layer = await original(directory, entries, above, inRepository)
    return layer === undefined || layer === above ? layer : change(layer, inRepository)
  }
}

function without(kind: IgnoreKind, layer: IgnoreLayer, when: boolean): IgnoreLayer {
  if (!when) return layer
  const { [kind]: _, ...rules } = layer.rules
  return { ...layer, rules }
}
