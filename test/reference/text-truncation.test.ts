import { expect, test } from 'vitest'
import { createReference } from '../../reference/create-reference.ts'
import { createNodeHost } from '../../reference/host/node-host.ts'

const { truncateHead, truncateTail, truncateLine, formatSize } = createReference(createNodeHost())

test('a text within the limits is returned as it is', () => {
  expect(truncateHead('a\nb\n', { maxLines: 2, maxBytes: 4 })).toMatchObject({
    content: 'a\nb\n',
    truncated: false,
    truncatedBy: null,
    totalLines: 2,
    outputBytes: 4,
  })
})

test.each([
  ['lines', 'a\nb\nc', { maxLines: 2, maxBytes: 9 }, 'a\nb', 'lines'],
  ['bytes, counted as UTF-8', 'é\né\né', { maxLines: 9, maxBytes: 5 }, 'é\né', 'bytes'],
  ['only the final line feed is too much', 'abc\n', { maxLines: 9, maxBytes: 3 }, 'abc', 'lines'],
  ['no lines at all', 'abc', { maxLines: 0, maxBytes: 9 }, '', 'lines'],
])('the head is cut: %s', (_case, text, limits, content, truncatedBy) => {
  expect(truncateHead(text, limits)).toMatchObject({ content, truncatedBy, truncated: true })
})

test('a first line over the byte limit is not shown in part', () => {
  expect(truncateHead('abcd\ne', { maxBytes: 3 })).toMatchObject({
    content: '',
    outputLines: 0,
    firstLineExceedsLimit: true,
  })
})

test('the tail of a long last line starts at a character', () => {
  const tail = truncateTail('x\n😀😀\n', { maxBytes: 5 })
  expect(tail).toMatchObject({
    content: '😀',
    outputLines: 1,
    outputBytes: 4,
    lastLinePartial: true,
    truncatedBy: 'bytes',
  })
})

test('a line is cut before a surrogate pair', () => {
  expect(truncateLine('ab😀c', 3)).toEqual({ text: 'ab... [truncated]', wasTruncated: true })
  expect(truncateLine('ab😀', 4)).toEqual({ text: 'ab😀', wasTruncated: false })
})

test('sizes have one decimal', () => {
  expect([1023, 51_200, 1_048_575, 1_048_576].map(formatSize)).toEqual([
    '1023B',
    '50.0KB',
    '1024.0KB',
    '1.0MB',
  ])
})
