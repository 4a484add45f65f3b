import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/shape/cut'
import { drawingOf } from './drawing-of.ts'
import type { GarmentView } from './Garment.tsx'

const airMm = 14
/** With less fabric around a chest print, its position on the garment could not be recognised. */
const leastSideMm = 250

const wholes = new Map<string, GarmentView>()

/** Returns the whole garment in a square. */
export function wholeView(cut: GarmentCut, side: GarmentSide): GarmentView {
  const key = `${cut} ${side}`
  const known = wholes.get(key)
  if (known) return known
  const { x, y, width, height } = drawingOf(cut, side).bounds
  const sideMm = Math.max(width, height) + 2 * airMm
  const view = { x: x - (sideMm - width) / 2, y: y - (sideMm - height) / 2, sideMm }
  wholes.set(key, view)
  return view
}

/** Returns a print area with some fabric around it. */
export function closeView({ x, y, widthMm, heightMm }: PrintArea): GarmentView {
  const sideMm = Math.max(leastSideMm, Math.max(widthMm, heightMm) * 1.32)
  return { x: x + widthMm / 2 - sideMm / 2, y: y + heightMm / 2 - sideMm / 2, sideMm }
}
