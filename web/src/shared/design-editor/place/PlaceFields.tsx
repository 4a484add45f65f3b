import { type DesignPlace, moveDesign, scaleDesign, turnDesign } from '@teeshala/contract/designs/design-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import * as texts from '../../../texts/shared/design/designs.ts'
import classes from './PlaceFields.module.css'
import { SettledNumber } from './SettledNumber.tsx'

export type PlaceFieldsProps = {
  place: DesignPlace
  area: PrintArea
  smallestMm: number
  onChange: (place: DesignPlace) => void
}

/** A design's position in numbers: for people who cannot drag, or who measure. */
export function PlaceFields({ place, area, smallestMm, onChange }: PlaceFieldsProps) {
  return (
    <div className={classes.fields}>
      <SettledNumber
        size="sm"
        label={texts.fromLeftMm}
        value={place.xMm}
        onChange={(value) => onChange(moveDesign(place, value - place.xMm, 0, area))}
      />
      <SettledNumber
        size="sm"
        label={texts.fromTopMm}
        value={place.yMm}
        onChange={(value) => onChange(moveDesign(place, 0, value - place.yMm, area))}
      />
      <SettledNumber
        size="sm"
        isSize
        label={texts.widthMm}
        value={place.widthMm}
        onChange={(value) => onChange(scaleDesign(place, Math.max(1, value) / place.widthMm, area, smallestMm))}
      />
      <SettledNumber
        size="sm"
        isSize
        label={texts.heightMm}
        value={place.heightMm}
        onChange={(value) => onChange(scaleDesign(place, Math.max(1, value) / place.heightMm, area, smallestMm))}
      />
      <SettledNumber
        size="sm"
        label={texts.rotation}
        value={place.rotationDeg}
        onChange={(value) => onChange(turnDesign(place, value - place.rotationDeg, area, false))}
      />
    </div>
  )
}
