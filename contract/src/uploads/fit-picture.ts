/** How a picture above a page's limit is coded anew, so that it fits. */

/** One way to code a picture: its type, its longer side in pixels, and for a JPEG the quality, 0 to 1. */
export type PictureCoding = {
  readonly type: 'image/png' | 'image/jpeg'
  readonly longestPx: number
  readonly quality?: number
}

const lowestQuality = 0.6
const qualities = [0.9, 0.8, 0.7, lowestQuality]
/** Shares of the longer side: a quarter of its pixels are left of a drawing that must stay a PNG. */
const shares = [1, 0.85, 0.7, 0.6, 0.5]

/**
 * Returns the codings of a picture, best first; whoever codes takes the first that fits. What the cloth shows through stays a PNG and
 * loses pixels; a photo becomes a JPEG and loses quality before pixels; a PNG or WebP without clear parts keeps its sharp lines where it can.
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
    // A very grainy one is large in any quality.
    ...asPng.slice(1).map((smaller) => jpeg(smaller.longestPx, lowestQuality)),
  ]
  return type === 'image/jpeg' ? asJpeg : [...asPng.slice(0, 1), ...asJpeg]
}

/** Returns whether the cloth shows through any pixel; `data` as a canvas gives it, red, green, blue and alpha a byte each. */
export function isSeeThrough(data: ArrayLike<number>): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 255) return true
  return false
}
