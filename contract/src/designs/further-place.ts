import type { PrintArea } from '../garment/print-area.ts'
import { overlap } from './design-overlap.ts'
import { centreDesign, type DesignPlace, firstPlace, scaleDesign } from './design-place.ts'

/** The sizes to try for a further design, as shares of the largest possible size; the first that fits is used. */
const shares = [0.5, 0.4, 0.3, 0.2]
const toleranceMm = 0.01

/**
 * Returns the initial place of a design beside others: the largest of some sizes, at most half of what the area allows, that fits on fabric not covered
 * by the others; if there is none, half size in the middle.
 */
export function furtherPlace(
  aspect: { readonly width: number; readonly height: number },
  area: PrintArea,
  taken: readonly DesignPlace[] = [],
): DesignPlace {
  const whole = firstPlace(aspect, area)
  const isFree = (place: DesignPlace) => taken.every((other) => !overlap({ place, area }, { place: other, area }))
  for (const share of shares) {
    const size = scaleDesign(whole, share, area)
    const free = spots(size, area).find(isFree)
    if (free) return free
  }
  return centreDesign(scaleDesign(whole, 0.5, area), area)
}

/** Returns candidate positions side by side from the top left of the area, and flush with its right and lower edges. */
function spots(size: DesignPlace, area: PrintArea): DesignPlace[] {
  const along = (length: number, room: number) => {
    const last = room - length
    const starts = Array.from({ length: Math.floor(last / length + toleranceMm) + 1 }, (_, index) => index * length)
    return [...starts.map((start) => Math.min(start, last)), last]
  }
  return along(size.heightMm, area.heightMm).flatMap((yMm) =>
    along(size.widthMm, area.widthMm).map((xMm) => ({ ...size, xMm, yMm })),
  )
}
