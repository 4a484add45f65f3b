import { describe, expect, test } from 'vitest'
import { imageFacts } from './image-bytes.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))

describe('the bytes of a picture', () => {
  test('identify a PNG and its size', () => {
    const png = bytes('\x89PNG\r\n\x1A\n', [0, 0, 0, 13], 'IHDR', [0, 0, 7, 208, 0, 0, 3, 232])
    expect(imageFacts(png)).toEqual({ type: 'image/png', widthPx: 2000, heightPx: 1000 })
  })

  test('identify a JPEG and its size after other segments', () => {
    const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 3, 232, 7, 208, 3, 1])
    expect(imageFacts(jpeg)).toEqual({ type: 'image/jpeg', widthPx: 2000, heightPx: 1000 })
  })

  test('identify a WebP', () => {
    const size = [0xcf, 0x07, 0, 0xe7, 0x03, 0]
    const webp = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], size)
    expect(imageFacts(webp)).toEqual({ type: 'image/webp', widthPx: 2000, heightPx: 1000 })
  })

  test('give the size of a lossy and of a lossless WebP', () => {
    const plain = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0xd0, 7, 0xe8, 3])
    expect(imageFacts(plain)).toEqual({ type: 'image/webp', widthPx: 2000, heightPx: 1000 })
    const packed = 1999 + 999 * 2 ** 14
    const four = [packed & 255, (packed >> 8) & 255, (packed >> 16) & 255, packed >> 24]
    const lossless = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, ...four])
    expect(imageFacts(lossless)).toEqual({ type: 'image/webp', widthPx: 2000, heightPx: 1000 })
  })

  test.each([
    ['II', 1, 2000, 1000],
    ['II', 6, 1000, 2000],
    ['MM', 8, 1000, 2000],
    ['MM', 3, 2000, 1000],
  ])(
    'give the displayed size of a photo whose camera (%s) recorded the orientation %i',
    (order, turn, widthPx, heightPx) => {
      const two = (value: number) => (order === 'II' ? [value, 0] : [0, value])
      const four = (value: number) => (order === 'II' ? [value, 0, 0, 0] : [0, 0, 0, value])
      const tag = order === 'II' ? [0x12, 0x01] : [0x01, 0x12]
      const exif = [...two(42), ...four(8), ...two(1), ...tag, ...two(3), ...four(1), ...two(turn), 0, 0]
      const segment = bytes('Exif', [0, 0], order, exif)
      const frame = [0xff, 0xc0, 0, 17, 8, 3, 232, 7, 208, 3, 1]
      const jpeg = bytes([0xff, 0xd8, 0xff, 0xe1, 0, segment.length + 2, ...segment, ...frame])
      expect(imageFacts(jpeg)).toEqual({ type: 'image/jpeg', widthPx, heightPx })
    },
  )

  test('give sizes beyond two bytes', () => {
    const png = bytes('\x89PNG\r\n\x1A\n', [0, 0, 0, 13], 'IHDR', [0, 1, 0x11, 0x70, 0, 2, 0, 1])
    expect(imageFacts(png)).toMatchObject({ widthPx: 70_000, heightPx: 131_073 })
    const size = [0x6f, 0x11, 1, 0, 0, 2]
    const webp = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], size)
    expect(imageFacts(webp)).toMatchObject({ widthPx: 70_000, heightPx: 131_073 })
  })

  const frame = (marker: number, width: number, height: number) => {
    const [wide, high] = [width, height].map((side) => [side >> 8, side & 255])
    return [0xff, marker, 0, 17, 8, ...(high ?? []), ...(wide ?? []), 3, ...Array(9).fill(1)]
  }

  test.each(Array.from({ length: 18 }, (_, index) => 0xbf + index))(
    'give a JPEG’s size from its frame only: marker %i',
    (marker) => {
      const isFrame = ![0xbf, 0xc4, 0xc8, 0xcc, 0xd0].includes(marker)
      const jpeg = bytes([0xff, 0xd8, ...frame(marker, 20, 10), ...frame(0xc0, 2000, 1000)])
      expect(imageFacts(jpeg)).toEqual({
        type: 'image/jpeg',
        ...(isFrame ? { widthPx: 20, heightPx: 10 } : { widthPx: 2000, heightPx: 1000 }),
      })
    },
  )

  test('give a JPEG’s size after padding bytes', () => {
    const jpeg = bytes([0xff, 0xd8, 0xff, 0xff, ...frame(0xc0, 2000, 1000)])
    expect(imageFacts(jpeg)).toEqual({ type: 'image/jpeg', widthPx: 2000, heightPx: 1000 })
  })

  test('identify a JPEG without a size if they end before it or contain no segments', () => {
    const whole = [0xff, 0xd8, ...frame(0xe0, 0, 0), ...frame(0xc0, 2000, 1000)]
    for (const end of [3, 20, 21, 25, 30])
      expect(imageFacts(bytes(whole.slice(0, end)))).toEqual({ type: 'image/jpeg' })
    expect(imageFacts(bytes(whole.with(21, 0xfe)))).toEqual({ type: 'image/jpeg' })
  })

  test.each([
    ['an APP1 segment that is not Exif', 'Http', 0x0112, 6, 2000],
    ['Exif without an orientation', 'Exif', 0x0110, 6, 2000],
    ['an upside-down orientation', 'Exif', 0x0112, 4, 2000],
    ['a sideways orientation', 'Exif', 0x0112, 5, 1000],
  ])('give a photo’s width with %s', (_what, name, tag, turn, widthPx) => {
    const entry = (key: number, value: number) => [key >> 8, key & 255, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
    const directory = [0, 42, 0, 0, 0, 8, 0, 2, ...entry(0x010f, 8), ...entry(tag, turn)]
    const segment = bytes(name, [0, 0], 'MM', directory)
    const jpeg = bytes([0xff, 0xd8, 0xff, 0xe1, 0, segment.length + 2, ...segment, ...frame(0xc0, 2000, 1000)])
    expect(imageFacts(jpeg)).toMatchObject({ widthPx })
  })

  const head = [0, 0, 0, 0]
  test.each([
    [
      'a PNG whose signature is damaged',
      bytes('\x89PNG\r\n\x1A\r', [0, 0, 0, 13], 'IHDR', [0, 0, 7, 208, 0, 0, 3, 232]),
    ],
    [
      'a PNG that begins with another chunk',
      bytes('\x89PNG\r\n\x1A\n', [0, 0, 0, 13], 'CgBI', [0, 0, 7, 208, 0, 0, 3, 232]),
    ],
    [
      'a sound file in the RIFF container of a WebP',
      bytes('RIFF', head, 'WAVEVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0]),
    ],
    ['a WebP in another container', bytes('FORM', head, 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0])],
    [
      'a lossy WebP without its start code',
      bytes('RIFF', head, 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2b, 1, 0, 1, 0]),
    ],
    ['a lossless WebP without its signature', bytes('RIFF', head, 'WEBPVP8L', [0, 0, 0, 0, 0x2e, 1, 1, 1, 1])],
    ['a WebP of an unknown kind', bytes('RIFF', head, 'WEBPVP9 ', [0, 0, 0, 0, 0x2f, 0, 0, 0x9d, 1, 0x2a, 1, 0, 1, 0])],
    ['a JPEG with a wrong first byte', bytes([0xfe, 0xd8, ...frame(0xc0, 20, 10)])],
    ['a JPEG with a wrong second byte', bytes([0xff, 0xd9, ...frame(0xc0, 20, 10)])],
    ['a JPEG with a wrong third byte', bytes([0xff, 0xd8, 0xfe, ...frame(0xc0, 20, 10)])],
  ])('are not a picture if %s', (_what, broken) => {
    expect(imageFacts(broken)).toBeUndefined()
  })

  test.each(['GIF89a', '<html>', '%PDF-1.7', '', '\x89PNG', 'PK\x03\x04', '<svg xmlns="x"/>'])(
    'are not a picture if they start with %j',
    (head) => {
      expect(imageFacts(bytes(head))).toBeUndefined()
    },
  )
})
