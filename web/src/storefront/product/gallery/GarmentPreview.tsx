import type { Placement } from '@teeshala/contract/catalogue/placement'
import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/cut'
import { printArea } from '@teeshala/contract/garment/print-area'
import { Garment } from '../../../shared/garment/Garment.tsx'
import { placeIn } from '../../../shared/garment/placed-design.ts'
import type { Picture } from '../../../shared/uploads/read-picture.ts'
import * as texts from '../../../texts/storefront/product.ts'
import classes from './GarmentPreview.module.css'

/** What the garment is to look like. */
export type GarmentLook = {
  cut: GarmentCut
  /** The fabric, as #1A2B3C. */
  color: string
  colorName: string | undefined
  /** Where the design goes; undefined where the product is not printed on. */
  placement: Placement | undefined
  design: Picture | undefined
}

type GarmentPreviewProps = { look: GarmentLook; side: GarmentSide; isSmall?: boolean }

/** The garment in the chosen colour, with the visitor's design where the press would put it. */
export function GarmentPreview({ look, side, isSmall = false }: GarmentPreviewProps) {
  const { cut, color, colorName, placement, design } = look
  // After a reload, the picture's address is not there until it is fetched.
  const designs =
    design?.url && placement ? [{ href: design.url, placement, ...placeIn(printArea(cut, placement), design) }] : []
  const areas = placement && designs.length === 0 && !isSmall ? [placement] : []
  const words = [
    colorName,
    texts.garmentFromThe,
    side,
    ...(designs.length > 0 ? [texts.withYourDesign(placement)] : []),
  ]
  return (
    <span className={classes.preview} data-small={isSmall || undefined}>
      <Garment
        cut={cut}
        side={side}
        color={color}
        designs={designs}
        areas={areas}
        className={classes.garment ?? ''}
        {...(!isSmall && { label: words.filter(Boolean).join(' ') })}
      />
    </span>
  )
}
