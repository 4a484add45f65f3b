import type { Placement } from '@teeshala/contract/catalogue/placement'
import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/cut'
import { Garment } from '../../../shared/garment/Garment.tsx'
import { placeOf } from '../printed-design.ts'
import type { ChosenDesign } from '../product-draft.ts'
import classes from './GarmentPreview.module.css'

/** What the garment is to look like. */
export type GarmentLook = {
  cut: GarmentCut
  /** The fabric, as #1A2B3C. */
  color: string
  colorName: string | undefined
  /** Where the design goes; undefined where the product is not printed on. */
  placement: Placement | undefined
  design: ChosenDesign | undefined
}

type GarmentPreviewProps = { look: GarmentLook; side: GarmentSide; isSmall?: boolean }

/** The garment in the chosen colour, with the visitor's design where the press would put it. */
export function GarmentPreview({ look, side, isSmall = false }: GarmentPreviewProps) {
  const { cut, color, colorName, placement, design } = look
  const designs = design && placement ? [{ href: design.url, placement, ...placeOf(design, cut, placement) }] : []
  const areas = placement && !design && !isSmall ? [placement] : []
  const words = [colorName, 'garment from the', side, ...(designs.length > 0 ? [`with your design, ${placement}`] : [])]
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
