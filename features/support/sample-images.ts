import type { Content } from '../../harness/observe/questions.ts'

/** Small pictures of each type, as base64. */
const SMALL: Readonly<Record<string, string>> = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAADklEQVR4nGNogAEGOAsAWhQJAbISPYcAAAAASUVORK5CYII=',
  jpeg: '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCaAJUz/9k=',
  gif: 'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==',
  webp: 'UklGRjoAAABXRUJQVlA4TC0AAAAvAkAAAC8gECBI8x9lQ0BQdN1yAgGCFP+R5j9AbHJsFShI24DF3VOyiP7H1QEA',
}

/** Grey pictures of 2400 by 8 pixels, as base64. */
const WIDE: Readonly<Record<string, string>> = {
  jpeg: '/9j/2wBDABQUFBQVFBcZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////wgALCAAICWABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD//EABQQAQAAAAAAAAAAAAAAAAAAAID/2gAIAQEAAT8AFn//2Q==',
  gif: 'R0lGODlhYAkIAIAAAExpcYCAgCH5BAUAAAAALAAAAABgCQgAAAKqjI+py+0Po5y02ouz3rz7D4biSJbmiabqyrbuC8fyTNf2jef6zvf+DwwKh8Si8YhMKpfMpvMJjUqn1Kr1is1qt9yu9wsOi8fksvmMTqvX7Lb7DY/L5/S6/Y7P6/f8vv8PGCg4SFhoeIiYqLjI2Oj4CBkpOUlZaXmJmam5ydnp+QkaKjpKWmp6ipqqusra6voKGys7S1tre4ubq7vL2+v7CxwsPExcbHzsVQAAOw==',
  webp: 'UklGRiQAAABXRUJQVlA4TBcAAAAvX8kBAAdQwAIWsP8BAEX6/18i+p96BQA=',
}

export function smallImage(type: string): Content {
  return { base64: named(SMALL, type) }
}

export function wideImage(type: string): Content {
  return { base64: named(WIDE, type) }
}

/** The bytes of a small image, to cut them. */
export function smallImageBytes(type: string): Buffer {
  return Buffer.from(named(SMALL, type), 'base64')
}

/** The wide JPEG with the note of a camera that was held in one of eight ways. */
export function photograph(orientation: number): Content {
  const jpeg = Buffer.from(named(WIDE, 'jpeg'), 'base64')
  const tag = `0112 0003 00000001 ${orientation.toString(16).padStart(4, '0')} 0000`
  const exif = `ffe1 0022 457869660000 4d4d002a 00000008 0001 ${tag} 00000000`
  const segment = Buffer.from(exif.replaceAll(' ', ''), 'hex')
  return { base64: Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]).toString('base64') }
}

function named(samples: Readonly<Record<string, string>>, type: string): string {
  const sample = samples[type]
  if (sample === undefined) throw new TypeError(`There is no sample of type "${type}".`)
  return sample
}
