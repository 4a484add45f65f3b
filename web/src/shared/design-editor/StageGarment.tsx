import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { clothColour } from '@teeshala/contract/garment/trim-colours'
import { memo } from 'react'
import { DesignImage } from '../garment/DesignImage.tsx'
import { drawingOf } from '../garment/drawing-of.ts'
import type { DyedGarment } from '../garment/dyed-garment.ts'
import type { GarmentDesign, GarmentView } from '../garment/Garment.tsx'
import { GarmentLayers } from '../garment/GarmentLayers.tsx'
import { PrintedDesigns } from '../garment/PrintedDesigns.tsx'
import type { PlacedDesign } from '../garment/placed-design.ts'
import { ShadePicture } from '../garment/ShadePicture.tsx'
import classes from './DesignStage.module.css'

type StageGarmentProps = DyedGarment & {
  view: GarmentView
  label: string
  area: PrintArea
  /** The designs in the area, bottom to top. The designer keeps them inside, so they are not clipped. */
  designs: readonly PlacedDesign[]
  /** Those that may be moved next. */
  held: readonly PlacedDesign[]
  /** Designs of other placements. */
  others: readonly GarmentDesign[]
}

/**
 * The designer's garment as stacked sheets: the fabric, a sheet per design (`data-layer` while it moves), whatever
 * covers the print, folds and light. A moving design is a sheet that the compositor moves; in one drawing everything would be repainted.
 */
export const StageGarment = memo(function StageGarment(props: StageGarmentProps) {
  const { cut, view, label, area, designs, held, others } = props
  const side = sideOf(area.placement)
  const drawing = drawingOf(cut, side)
  const color = clothColour(props.color)
  const sheet = {
    viewBox: `${view.x} ${view.y} ${view.sideMm} ${view.sideMm}`,
    xmlns: 'http://www.w3.org/2000/svg',
    focusable: 'false',
  } as const
  return (
    <>
      <svg {...sheet} className={classes.cloth} role="img" aria-label={label}>
        <GarmentLayers drawing={drawing} color={color} where="under print" />
        <PrintedDesigns cut={cut} side={side} size="M" designs={others} />
      </svg>
      {designs.map((design) => (
        <svg
          key={design.id}
          {...sheet}
          className={classes.sheet}
          data-layer={design.id}
          data-held={held.includes(design) || undefined}
          aria-hidden
        >
          <DesignImage href={design.picture.url} place={design.place} area={area} />
        </svg>
      ))}
      <svg {...sheet} className={classes.sheet} aria-hidden>
        <GarmentLayers drawing={drawing} color={color} where="over print" />
      </svg>
      <div className={classes.shade}>
        <ShadePicture cut={cut} side={side} color={props.color} view={view} className={classes.cloth} />
      </div>
    </>
  )
})
