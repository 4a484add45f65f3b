/**
 * The facts of a picture from its bytes. Dimensions are in pixels as displayed, with the camera's orientation applied; absent if the given bytes do not
 * reach that far.
 */
export type ImageFacts = {
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  widthPx?: number
  heightPx?: number
}

/** The number of bytes at the start of a file that are nearly always enough; a JPEG with long metadata needs more. */
export const headBytes = 64 * 1024

/** A flat PNG of a few hundred kilobytes can expand to gigabytes. A print of A3 at 600 dpi has 70 million pixels. */
export const maxPixels = 80_000_000

/** The error for a picture with more pixels. */
export const tooManyPixels = 'The design has more pixels than we can print. Please save it with at most 80 megapixels.'

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
const big16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
const big32 = (bytes: Uint8Array, at: number) => big16(bytes, at) * 65_536 + big16(bytes, at + 2)
const little16 = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
const little24 = (bytes: Uint8Array, at: number) => little16(bytes, at) | ((bytes[at + 2] ?? 0) << 16)
const little32 = (bytes: Uint8Array, at: number) => little16(bytes, at) + little16(bytes, at + 2) * 65_536

/** Returns the facts from the start of a PNG, JPEG or WebP file; undefined for anything else, whatever its name. */
export function imageFacts(bytes: Uint8Array): ImageFacts | undefined {
  return pngFacts(bytes) ?? jpegFacts(bytes) ?? webpFacts(bytes)
}

function pngFacts(bytes: Uint8Array): ImageFacts | undefined {
  if (text(bytes, 0, 8) !== '\x89PNG\r\n\x1A\n' || text(bytes, 12, 16) !== 'IHDR') return undefined
  return { type: 'image/png', widthPx: big32(bytes, 16), heightPx: big32(bytes, 20) }
}

/** A JPEG's size is in its frame header, after segments of any length; one of them may say that it is rotated. */
function jpegFacts(bytes: Uint8Array): ImageFacts | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return undefined
  let isSideways = false
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      const [high, wide] = [big16(bytes, at + 5), big16(bytes, at + 7)]
      return { type: 'image/jpeg', widthPx: isSideways ? high : wide, heightPx: isSideways ? wide : high }
    }
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xe1) isSideways ||= cameraTurn(bytes.subarray(at + 4, at + 2 + big16(bytes, at + 2))) >= 5
    at += 2 + big16(bytes, at + 2)
  }
  return { type: 'image/jpeg' }
}

/** Returns the orientation in a camera's metadata, 1 (upright) to 8; from 5 on width and height are swapped. */
export function cameraTurn(notes: Uint8Array): number {
  const tiff = text(notes, 0, 6) === 'Exif\0\0' ? notes.subarray(6) : notes
  if (!['II', 'MM'].includes(text(tiff, 0, 2))) return 1
  const isLittle = text(tiff, 0, 2) === 'II'
  const two = isLittle ? little16 : big16
  const four = isLittle ? little32 : big32
  const directory = four(tiff, 4)
  const entries = Math.min(two(tiff, directory), 200)
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12
    if (two(tiff, entry) === 0x0112) return two(tiff, entry + 8)
  }
  return 1
}

function webpFacts(bytes: Uint8Array): ImageFacts | undefined {
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 12) !== 'WEBP') return undefined
  const type = 'image/webp'
  const chunk = text(bytes, 12, 16)
  if (chunk === 'VP8X') return { type, widthPx: little24(bytes, 24) + 1, heightPx: little24(bytes, 27) + 1 }
  if (chunk === 'VP8 ' && text(bytes, 23, 26) === '\x9D\x01\x2A') {
    return { type, widthPx: little16(bytes, 26) & 0x3fff, heightPx: little16(bytes, 28) & 0x3fff }
  }
  if (chunk === 'VP8L' && bytes[20] === 0x2f) {
    const packed = little32(bytes, 21)
    return { type, widthPx: (packed & 0x3fff) + 1, heightPx: (Math.floor(packed / 2 ** 14) & 0x3fff) + 1 }
  }
  return undefined
}
