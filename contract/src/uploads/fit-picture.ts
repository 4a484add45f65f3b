/** Chooses how to re-encode a picture above a page's limit so that it fits. */

/** One way to encode a picture: its type, its longer side in pixels, and for a JPEG the quality, 0 to 1. */
export type PictureCoding = {
  readonly type: 'image/png' | 'image/jpeg'
  readonly longestPx: number
  readonly quality?: number
}

const lowestQuality = 0.6
const qualities = [0.9, 0.8, 0.7, lowestQuality]
/** The scales to try for the longer side, down to a quarter of the pixels for a drawing that must stay a PNG. */
const shares = [1, 0.85, 0.7, 0.6, 0.5]

/**
 * Returns the ways to encode a picture, best first; the caller uses the first that fits. A picture with transparency stays a PNG and loses resolution; a
 * photo becomes a JPEG and loses quality before resolution; a PNG or WebP without transparency keeps its sharp lines if possible.
 */
export function codingsOf(picture: {
  /** The media type of the file. */
  readonly type: string
  readonly isSeeThrough: boolean
  readonly longestPx: number
}): PictureCoding[] {
  const { type, isSeeThrough, longestPx } = picture
  const asPng = shares.map((share) => ({ type: 'image/png' as const, longestPx: Math.round(longestPx * share) }))
  if (isSeeThrough) return asPng
  const jpeg = (px: number, quality: number) => ({ type: 'image/jpeg' as const, longestPx: px, quality })
  const asJpeg = [
    ...qualities.map((quality) => jpeg(longestPx, quality)),
    // A very grainy picture is large at any quality.
    ...asPng.slice(1).map((smaller) => jpeg(smaller.longestPx, lowestQuality)),
  ]
  return type === 'image/jpeg' ? asJpeg : [...asPng.slice(0, 1), ...asJpeg]
}

/** Returns whether any pixel is transparent; `data` is as a canvas returns it, with a byte each for red, green, blue and alpha. */
export function isSeeThrough(data: ArrayLike<number>): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 255) return true
  return false
}
