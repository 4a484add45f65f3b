/** How sharp a picture will be in print (150 dots per inch is what a T-shirt shows at arm's length). */

const MM_PER_INCH = 25.4

/** From so many dots per inch on, a print looks sharp. */
export const goodFromDpi = 150

/** `good` from 150 dots per inch, `soft` from 100, `poor` below: then the customer has to say 'print anyway'. */
export type PrintQuality = 'good' | 'soft' | 'poor'

/** Dots an inch of a picture printed at this size, rounded to whole dots; the worse of both directions. */
export function effectiveDpi(
  pixels: { readonly width: number; readonly height: number },
  printed: { readonly widthMm: number; readonly heightMm: number },
): number {
  const across = (pixels.width * MM_PER_INCH) / printed.widthMm
  const down = (pixels.height * MM_PER_INCH) / printed.heightMm
  return Math.round(Math.min(across, down))
}

/** The class of a picture of so many dots per inch. Vector artwork has no dots and is always good: pass undefined. */
export function printQuality(dpi: number | undefined): PrintQuality {
  if (dpi === undefined || dpi >= goodFromDpi) return 'good'
  return dpi >= 100 ? 'soft' : 'poor'
}
