import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cameraTurn, imageFacts } from './image-bytes.ts'
import { withoutCameraNotes } from './without-camera-notes.ts'

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))
const words = (file: Uint8Array) => String.fromCharCode(...file)
const spot = 'GPS 18.5204 N 73.8567 E'

const notes = (turn: number) => [
  ...bytes('MM', [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0], [0, 0, 0, 0], spot),
]
const segment = (kind: number, content: string | readonly number[]) => {
  const data = bytes(content)
  return [0xff, kind, 0, data.length + 2, ...data]
}
const frame = segment(0xc0, [8, 3, 232, 7, 208, 3, 1, 2, 3])
/** The pixel data includes an escaped 0xff and a restart marker. */
const scan = [...segment(0xda, [1, 2, 3]), 9, 0xff, 0, 8, 0xff, 0xd3, 7]
const jpeg = (turn: number) =>
  bytes(
    [0xff, 0xd8],
    segment(0xe0, 'JFIF\0..'),
    segment(0xe1, [...bytes('Exif\0\0'), ...notes(turn)]),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${spot}`),
    segment(0xe2, 'ICC_PROFILE\0colours'),
    segment(0xe2, `MPF\0${spot}`),
    segment(0xed, spot),
    segment(0xfe, spot),
    frame,
    scan,
    [0xff, 0xd9],
    `a film of the same moment, ${spot}`,
  )

const chunk = (name: string, content: string | readonly number[]) => {
  const data = bytes(content)
  return [0, 0, 0, data.length, ...bytes(name), ...data, 1, 2, 3, 4]
}
const png = bytes(
  '\x89PNG\r\n\x1A\n',
  chunk('IHDR', [0, 0, 0, 9, 0, 0, 0, 9, 8, 2, 0, 0, 0]),
  chunk('iCCP', 'colours'),
  chunk('eXIf', notes(1)),
  chunk('tEXt', spot),
  chunk('IDAT', 'pixels'),
  chunk('IEND', ''),
  spot,
)

const part = (name: string, content: string | readonly number[]) => {
  const data = bytes(content)
  return [...bytes(name), data.length, 0, 0, 0, ...data, ...(data.length % 2 ? [0] : [])]
}
const webp = (turn: number) => {
  const parts = [
    ...part('VP8X', [0x2c, 0, 0, 0, 8, 0, 0, 8, 0, 0]),
    ...part('ICCP', 'colours'),
    ...part('VP8 ', 'pixels!'),
    ...part('EXIF', notes(turn)),
    ...part('XMP ', spot),
  ]
  return bytes('RIFF', [(parts.length + 4) & 255, (parts.length + 4) >> 8, 0, 0], 'WEBP', parts)
}

describe('a public picture', () => {
  test.each([
    ['JPEG', jpeg(1)],
    ['PNG', png],
    ['WebP', webp(1)],
  ])('does not reveal where it was taken (%s), and keeps its pixels and colours', (_format, file) => {
    const shown = withoutCameraNotes(file)
    expect(words(shown)).not.toContain('GPS')
    expect(words(shown)).toContain('colours')
    expect(imageFacts(shown)).toEqual(imageFacts(file))
  })

  test('is unchanged if it has no metadata', () => {
    for (const file of [jpeg(1), jpeg(6), png, webp(1), webp(8)]) {
      const shown = withoutCameraNotes(file)
      expect(withoutCameraNotes(shown)).toBe(shown)
    }
  })

  test('keeps every byte of its pixels', () => {
    expect(words(withoutCameraNotes(jpeg(1)))).toBe(
      words(
        bytes(
          [0xff, 0xd8],
          segment(0xe0, 'JFIF\0..'),
          segment(0xe2, 'ICC_PROFILE\0colours'),
          frame,
          scan,
          [0xff, 0xd9],
        ),
      ),
    )
    expect(words(withoutCameraNotes(png))).toContain('IDATpixels')
    expect(words(withoutCameraNotes(webp(1)))).toContain('pixels!')
  })

  test.each([2, 3, 6, 8])('is still displayed upright if the camera was rotated (%i)', (turn) => {
    const photo = withoutCameraNotes(jpeg(turn))
    expect(imageFacts(photo)).toEqual(imageFacts(jpeg(turn)))
    expect(cameraTurn(photo.subarray(photo.indexOf(0xe1) + 3))).toBe(turn)
    const shown = withoutCameraNotes(webp(turn))
    expect(cameraTurn(shown.subarray(words(shown).indexOf('EXIF') + 8))).toBe(turn)
    expect([words(photo), words(shown)].some((each) => each.includes('GPS'))).toBe(false)
  })

  test('in WebP states correctly which metadata it still has, and its length', () => {
    const [upright, turned] = [withoutCameraNotes(webp(1)), withoutCameraNotes(webp(6))]
    expect([upright[20], turned[20]]).toEqual([0x20, 0x28])
    expect(upright[4]).toBe(upright.length - 8)
  })
})

test('a file that is not a picture, or a damaged one, is returned unchanged', () => {
  for (const file of [bytes('<html>'), png.subarray(0, 60), webp(1).subarray(0, 60), new Uint8Array()]) {
    expect(withoutCameraNotes(file)).toBe(file)
  }
})

test('however damaged, a file that was processed once is left unchanged the next time', () => {
  const torn = fc
    .tuple(
      fc.constantFrom(jpeg(6), png, webp(6)),
      fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 0, max: 255 })), { maxLength: 6 }),
      fc.nat(400),
    )
    .map(([file, changes, length]) => {
      const changed = file.slice(0, Math.max(30, length))
      for (const [at, byte] of changes) if (at < changed.length) changed[at] = byte
      return changed
    })
  fc.assert(
    fc.property(torn, (file) => {
      const once = withoutCameraNotes(file)
      expect(withoutCameraNotes(once)).toEqual(once)
    }),
    { numRuns: 2000 },
  )
})
