import type { PdfImage } from './pdf-document.ts'

/** The largest difference between the channels of a grey, including greys mixed from four inks. */
const greyRange = 12
/** In scans and photos greys are never pure, and paper is never white. */
const photographedGreyRange = 32
/** A smaller share of coloured pixels is dust, noise or the edge of a scan. */
const leastShare = 1 / 2000
/** The maximum number of pixels examined; of a larger picture every second, third … one. */
const mostSamples = 400_000

/** Bytes per pixel by pdf.js's `kind` of samples; the remaining kind has one bit per pixel and no colour. */
const bytesOfKind: Readonly<Record<number, number>> = { 2: 3, 3: 4 }

/**
 * Returns whether a colour in pdf.js's form ('#rrggbb') is not a grey. Greys mixed from cyan, magenta and yellow, or from black ink alone, count as
 * grey.
 */
export function isColored(hex: string): boolean {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return rangeOf(value >> 16, (value >> 8) & 255, value & 255) > greyRange
}

/** Returns whether pixels of three or four bytes (red, green, blue, opacity) have colour that would be visible in print. */
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

/** Returns whether a picture in a PDF has colour. One that cannot be decoded counts as coloured, because the press may still print it so. */
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
