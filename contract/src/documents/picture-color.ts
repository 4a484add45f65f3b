import type { PdfImage } from './pdf-document.ts'

/** The lightest and the darkest of a grey's three channels lie so near, also where the grey was mixed of four inks. */
const greyRange = 12
/** A scanner's and a camera's greys are never pure, and paper is never white. */
const photographedGreyRange = 32
/** Less of a picture than this share is dust, noise or the edge of a scan. */
const leastShare = 1 / 2000
/** The most pixels that are looked at; of a larger picture every second, third … one. */
const mostSamples = 400_000

/** How pdf.js says that samples lie: one bit each, three bytes, four bytes. */
const bytesOfKind: Readonly<Record<number, number>> = { 2: 3, 3: 4 }

/** Whether a colour as pdf.js writes it ('#rrggbb') is no grey. Greys mixed of cyan, magenta and yellow, or of black ink alone, are greys. */
export function isColored(hex: string): boolean {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return rangeOf(value >> 16, (value >> 8) & 255, value & 255) > greyRange
}

/** Whether pixels of three or four bytes (red, green, blue, opacity) show colour that an eye would see in print. */
export function hasColoredPixels(bytes: Uint8Array | Uint8ClampedArray, bytesPerPixel: 3 | 4): boolean {
  const pixels = Math.floor(bytes.length / bytesPerPixel)
  const step = Math.max(1, Math.ceil(pixels / mostSamples)) * bytesPerPixel
  const enough = Math.max(1, Math.ceil((bytes.length / step) * leastShare))
  let colored = 0
  for (let at = 0; at + bytesPerPixel <= bytes.length; at += step) {
    if (bytesPerPixel === 4 && bytes[at + 3] === 0) continue
    const range = rangeOf(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0)
    if (range > photographedGreyRange && ++colored >= enough) return true
  }
  return false
}

/** Whether a picture of a PDF shows colour; one that nobody can decode counts as coloured, because the press may yet print it so. */
export function isColoredPicture(
  image: PdfImage | null | undefined,
  pixelsOf: (bitmap: unknown) => Uint8Array | Uint8ClampedArray | undefined,
): boolean {
  if (!image) return true
  const { data, kind = 0, bitmap } = image
  if (data) {
    const bytes = bytesOfKind[kind]
    return bytes !== undefined && hasColoredPixels(data, bytes as 3 | 4)
  }
  const pixels = pixelsOf(bitmap)
  return pixels === undefined || hasColoredPixels(pixels, 4)
}

const rangeOf = (red: number, green: number, blue: number) => Math.max(red, green, blue) - Math.min(red, green, blue)
