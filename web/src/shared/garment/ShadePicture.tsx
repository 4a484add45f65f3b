import type { GarmentSide } from '@teeshala/contract/garment/shape/cut'
import { drawingOf } from './drawing-of.ts'
import type { DyedGarment } from './dyed-garment.ts'
import type { GarmentView } from './Garment.tsx'
import { shadeMarkup } from './shade-markup.ts'

type ShadePictureProps = DyedGarment & {
  side: GarmentSide
  view: GarmentView
  className?: string | undefined
}

/**
 * Folds and light of a garment as a picture over a flat one. Browsers recompute an inline SVG's blurs in every frame in
 * which something near it moves; those of a picture once.
 */
export function ShadePicture({ cut, side, color, view, className }: ShadePictureProps) {
  const viewBox = `${view.x} ${view.y} ${view.sideMm} ${view.sideMm}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shadeMarkup(drawingOf(cut, side), color, 'shade')}</svg>`
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" className={className} />
}
