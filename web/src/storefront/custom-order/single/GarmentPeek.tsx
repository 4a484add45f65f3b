import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { DyedGarment } from '../../../shared/garment/dyed-garment.ts'
import { Garment } from '../../../shared/garment/Garment.tsx'
import type { PlacedDesign } from '../../../shared/garment/placed-design.ts'
import * as texts from '../../../texts/storefront/custom-order.ts'
import classes from './GarmentPeek.module.css'

type GarmentPeekProps = DyedGarment & {
  area: PrintArea
  designs: readonly PlacedDesign[]
  /** Whether the large garment is visible. */
  stage: IntersectionObserverEntry | null
}

/** A small garment in the bar that a phone keeps below the choices, which leads back to the large one. */
export function GarmentPeek({ cut, color, area, designs, stage }: GarmentPeekProps) {
  const isScrolledPast = stage !== null && !stage.isIntersecting && stage.boundingClientRect.bottom <= 0
  return (
    <button
      type="button"
      className={classes.peek}
      hidden={!isScrolledPast}
      aria-label={texts.backToTheGarment}
      onClick={() => stage?.target.scrollIntoView({ block: 'start' })}
    >
      <Garment
        cut={cut}
        side={sideOf(area.placement)}
        color={color}
        designs={designs.map(({ picture, place }) => ({ ...place, placement: area.placement, href: picture.url }))}
        areas={designs.length === 0 ? [area.placement] : []}
        className={classes.garment ?? ''}
      />
    </button>
  )
}
