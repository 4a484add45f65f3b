import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentSide } from '@teeshala/contract/garment/shape/cut'
import type { NamedGarment } from '../../../shared/garment/dyed-garment.ts'
import { Garment } from '../../../shared/garment/Garment.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as texts from '../../../texts/storefront/product.ts'
import classes from './GarmentPreview.module.css'

const DesignedGarment = lazyPart(
  async () => (await import('../../../shared/designer/DesignedGarment.tsx')).DesignedGarment,
)

/** The garment's appearance. */
export type GarmentLook = NamedGarment & {
  /** The print area; undefined if the product is not printed on. */
  area: PrintArea | undefined
  /** The key of its design draft; undefined while there is no design. */
  draftKey: string | undefined
}

type GarmentPreviewProps = { look: GarmentLook; side: GarmentSide; isSmall?: boolean }

/** The garment in the chosen colour, with the visitor's design where it will be printed. */
export function GarmentPreview({ look, side, isSmall = false }: GarmentPreviewProps) {
  const { cut, color, colorName, area, draftKey } = look
  const isDesigned = draftKey !== undefined && area !== undefined && sideOf(area.placement) === side
  const words = [colorName, texts.garmentFromThe, side, ...(isDesigned ? [texts.withYourDesign(area.placement)] : [])]
  const garment = {
    cut,
    side,
    color,
    className: classes.garment ?? '',
    ...(!isSmall && { label: words.filter(Boolean).join(' ') }),
  }
  const areas = area && draftKey === undefined && !isSmall ? [area.placement] : []
  const plain = <Garment {...garment} designs={[]} areas={areas} />
  return (
    <span className={classes.preview} data-small={isSmall || undefined}>
      {isDesigned ? <DesignedGarment fallback={plain} {...garment} draftKey={draftKey} area={area} /> : plain}
    </span>
  )
}
