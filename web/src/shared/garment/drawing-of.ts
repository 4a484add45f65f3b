import { drawGarment, type GarmentDrawing } from '@teeshala/contract/garment/drawing'
import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/shape/cut'

const drawings = new Map<string, GarmentDrawing>()

/** Returns the drawing of a garment; cached. */
export function drawingOf(cut: GarmentCut, side: GarmentSide): GarmentDrawing {
  const key = `${cut} ${side}`
  const drawing = drawings.get(key) ?? drawGarment(cut, side)
  drawings.set(key, drawing)
  return drawing
}
