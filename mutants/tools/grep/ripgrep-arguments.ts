import { mutant } from '../../mutant.ts'

const FOUND = 'GREP-001/a-search/in-a-directory'

export const forgetsRepositories = mutant({
  unit: 'ripgrepArguments',
  kills: 'GREP-025',
  does: 'does not obey the ignore rules of repositories',
  control: FOUND,
  build:
    (original) =>
    (...given) => ['--no-ignore-vcs', ...original(...given)],
})

export const forgetsIgnoreFiles = mutant({
  unit: 'ripgrepArguments',
  kills: 'GREP-026',
  does: 'does not obey .ignore and .rgignore',
  control: FOUND,
  build:
    (original) =>
    (...given) => ['--no-ignore-dot', ...original(...given)],
})

export const leavesHiddenFilesOut = mutant({
  unit: 'ripgrepArguments',
  kills: 'GREP-024',
  does: 'does not search files and directories whose names begin with a dot',
  control: FOUND,
  build:
    (original) =>
    (...given) =>
      original(...given).filter((argument) => argument !== '--hidden'),
})

export const doesNotEndOptions = mutant({
  unit: 'ripgrepArguments',
  kills: 'GREP-029',
  does: 'lets a pattern with a leading dash be an option',
  control: FOUND,
  build:
    (original) =>
    (...given) =>
      original(...given).toSpliced(-3, 1),
})

export const searchesBinaryFiles = mutant({
  unit: 'ripgrepArguments',
  kills: 'GREP-031',
  does: 'searches binary files as if they were text',
  control: FOUND,
  build:
    (original) =>
    (...given) => ['--text', ...original(...given)],
})

export const followsLinks = mutant({
  unit: 'ripgrepArguments',
  kills: 'GREP-032',
  does: 'follows links that it meets',
  control: FOUND,
  build:
    (original) =>
    (...given) => ['--follow', ...original(...given)],
})

export const quotesWrongPatterns = mutant({
  unit: 'ripgrepArguments',
  kills: 'GREP-008',
  does: 'takes every pattern for a text',
  control: 'GREP-010/an-empty-pattern/an-expression',
  build:
    (original) =>
    (...given) => ['--fixed-strings', ...original(...given)],
})

export const countsTheMark = mutant({
  unit: 'ripgrepArguments',
  kills: 'GREP-013',
  does: 'does not know byte order marks',
  control: FOUND,
  build:
    (original) =>
    (...given) => ['--encoding', 'none', ...original(...given)],
})
