import { describe, expect, test } from 'vitest'
import { imageFacts } from './image-bytes.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))

describe('the bytes of a picture', () => {
  test('tell a PNG and its size', () => {
    const png = bytes('\x89PNG\r\n\x1A\n', [0, 0, 0, 13], 'IHDR', [0, 0, 7, 208, 0, 0, 3, 232])
    expect(imageFacts(png)).toEqual({ type: 'image/png', widthPx: 2000, heightPx: 1000 })
  })

  test('tell a JPEG and its size behind other segments', () => {
    const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 3, 232, 7, 208, 3, 1])
    expect(imageFacts(jpeg)).toEqual({ type: 'image/jpeg', widthPx: 2000, heightPx: 1000 })
  })

  test('tell a WebP', () => {
    const size = [0xcf, 0x07, 0, 0xe7, 0x03, 0]
    const webp = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], size)
    expect(imageFacts(webp)).toEqual({ type: 'image/webp', widthPx: 2000, heightPx: 1000 })
  })

  test('tell the size of a plain and of a lossless WebP', () => {
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
  ])('tell how a photograph is seen whose camera (%s) notes the turn %i', (order, turn, widthPx, heightPx) => {
    const two = (value: number) => (order === 'II' ? [value, 0] : [0, value])
    const four = (value: number) => (order === 'II' ? [value, 0, 0, 0] : [0, 0, 0, value])
    const tag = order === 'II' ? [0x12, 0x01] : [0x01, 0x12]
    const exif = [...two(42), ...four(8), ...two(1), ...tag, ...two(3), ...four(1), ...two(turn), 0, 0]
    const segment = bytes('Exif', [0, 0], order, exif)
    const frame = [0xff, 0xc0, 0, 17, 8, 3, 232, 7, 208, 3, 1]
    const jpeg = bytes([0xff, 0xd8, 0xff, 0xe1, 0, segment.length + 2, ...segment, ...frame])
    expect(imageFacts(jpeg)).toEqual({ type: 'image/jpeg', widthPx, heightPx })
  })

  test.each(['GIF89a', '<html>', '%PDF-1.7', '', '\x89PNG', 'PK\x03\x04', '<svg xmlns="x"/>'])(
    'tell that %j is none',
    (head) => {
      expect(imageFacts(bytes(head))).toBeUndefined()
    },
  )
})
