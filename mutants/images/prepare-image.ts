import { mutant } from '../mutant.ts'

export const forgetsTheCamera = mutant({
  unit: 'prepareImage',
  kills: 'IMG-010',
  does: 'ignores how the camera was held',
  control: 'IMG-008/other-types/jpeg',
  build: (original) => (file, type, signal) => {
    const unnoted = file.slice()
    const at = new TextDecoder('latin1').decode(file).indexOf('Exif')
    if (type === 'image/jpeg' && at !== -1) unnoted.fill(0, at, at + 4)
    return original(unnoted, type, signal)
  },
})

export const showsBrokenImages = mutant({
  unit: 'prepareImage',
  kills: 'IMG-013',
  does: 'answers an image that cannot be decoded as it is',
  control: 'IMG-014/what-a-bitmap-says-and-does-not-keep/a-row-is-missing',
  build: (original) => async (file, type, signal) => {
    const prepared = await original(file, type, signal)
    return 'omitted' in prepared && type !== 'image/bmp' ? { file, shown: { mimeType: type } } : prepared
  },
})

export const blamesTheSize = mutant({
  unit: 'prepareImage',
  kills: 'IMG-014',
  does: 'says of a broken bitmap that it could not be resized',
  control: 'IMG-013/its-end-is-missing/png',
  build: (original) => async (file, type, signal) => {
    const prepared = await original(file, type, signal)
    return 'omitted' in prepared && type === 'image/bmp' ? { omitted: 'could not be resized' } : prepared
  },
})

export const neverEndsWithManyPixels = mutant({
  unit: 'prepareImage',
  kills: 'IMG-017',
  does: 'does not answer when an image has more than 100 million pixels',
  control: 'IMG-003/a-small-image',
  hangs: true,
  build: (original) => (file, type, signal) => {
    const header = new DataView(file.buffer, file.byteOffset)
    const pixels = type === 'image/png' ? header.getUint32(16) * header.getUint32(20) : 0
    return pixels > 100_000_000 ? new Promise(() => undefined) : original(file, type, signal)
  },
})
