/** How sharp a picture will be in print (a T-shirt at arm's length shows about 150 dots per inch). */

const MM_PER_INCH = 25.4

/** The resolution in dots per inch from which a print looks sharp. */
export const goodFromDpi = 150

/** `good` from 150 dots per inch, `soft` from 100, `poor` below, which the customer has to accept with 'print anyway'. */
export type PrintQuality = 'good' | 'soft' | 'poor'

/** Returns the resolution of a picture printed at this size, in whole dots per inch; the lower of the two directions. */
export function effectiveDpi(
  pixels: { readonly width: number; readonly height: number },
  printed: { readonly widthMm: number; readonly heightMm: number },
): number {
  const across = (pixels.width * MM_PER_INCH) / printed.widthMm
  const down = (pixels.height * MM_PER_INCH) / printed.heightMm
  return Math.round(Math.min(across, down))
}

/** Returns the print quality at a resolution in dots per inch. Vector artwork has none and is always good: pass undefined. */
export function printQuality(dpi: number | undefined): PrintQuality {
  if (dpi === undefined || dpi >= goodFromDpi) return 'good'
  return dpi >= 100 ? 'soft' : 'poor'
}
