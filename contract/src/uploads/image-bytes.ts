/** What a picture's bytes say it is. Dimensions are in pixels, absent where the format's header does not tell them soon. */
export type ImageFacts = {
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  widthPx?: number
  heightPx?: number
}

/** Bytes of a file's beginning that `imageFacts` may have to look at. */
export const headBytes = 64 * 1024

/** A flat PNG of a few hundred kilobytes can unfold into gigabytes; a print of A3 at 600 dpi has 70 million pixels. */
export const maxPixels = 80_000_000

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
const big16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
const big32 = (bytes: Uint8Array, at: number) => big16(bytes, at) * 65_536 + big16(bytes, at + 2)
const little24 = (bytes: Uint8Array, at: number) =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)

/** What the beginning of a PNG, JPEG or WebP file says; undefined for anything else, whatever its name. */
export function imageFacts(bytes: Uint8Array): ImageFacts | undefined {
  return pngFacts(bytes) ?? jpegFacts(bytes) ?? webpFacts(bytes)
}

function pngFacts(bytes: Uint8Array): ImageFacts | undefined {
  if (text(bytes, 0, 8) !== '\x89PNG\r\n\x1A\n' || text(bytes, 12, 16) !== 'IHDR') return undefined
  return { type: 'image/png', widthPx: big32(bytes, 16), heightPx: big32(bytes, 20) }
}

/** A JPEG's size stands in its frame header, behind segments of any length. */
function jpegFacts(bytes: Uint8Array): ImageFacts | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return undefined
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { type: 'image/jpeg', heightPx: big16(bytes, at + 5), widthPx: big16(bytes, at + 7) }
    at += 2 + big16(bytes, at + 2)
  }
  return { type: 'image/jpeg' }
}

function webpFacts(bytes: Uint8Array): ImageFacts | undefined {
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 12) !== 'WEBP') return undefined
  if (text(bytes, 12, 16) !== 'VP8X') return { type: 'image/webp' }
  return { type: 'image/webp', widthPx: little24(bytes, 24) + 1, heightPx: little24(bytes, 27) + 1 }
}
