import { alignDesign, type DesignPlace } from '@teeshala/contract/designs/design-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import * as texts from '../../../texts/shared/designs.ts'
import classes from '../DesignEditor.module.css'
import { AlignTools } from './AlignTools.tsx'
import { PlaceFields } from './PlaceFields.tsx'

type ExactPlaceProps = {
  place: DesignPlace
  area: PrintArea
  smallestMm: number
  onChange: (place: DesignPlace) => void
}

/** Exact positioning to the millimetre: alignment, numbers, keys. Load it lazily: not needed before there is a design. */
export function ExactPlace({ place, area, smallestMm, onChange }: ExactPlaceProps) {
  return (
    <>
      <fieldset className={classes.tools} aria-label={texts.alignInThePrintArea}>
        <AlignTools onAlign={(to) => onChange(alignDesign(place, to, area))} />
      </fieldset>
      <PlaceFields place={place} area={area} smallestMm={smallestMm} onChange={onChange} />
      <p className={classes.keys}>
        {texts.withTheDesignInFocus} <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {texts.moveItBy1MmWith}{' '}
        <kbd>{texts.shift}</kbd> {texts.by10} <kbd>{texts.homeKey}</kbd> <kbd>{texts.endKey}</kbd>{' '}
        <kbd>{texts.pageUpKey}</kbd> <kbd>{texts.pageDownKey}</kbd> {texts.takeItToAnEdge} <kbd>+</kbd> <kbd>−</kbd>{' '}
        {texts.scaleIt} <kbd>[</kbd> <kbd>]</kbd> {texts.turnIt} <kbd>C</kbd> {texts.centresIt}{' '}
        <kbd>{texts.altKey}</kbd> {texts.dragsItFreely}
      </p>
    </>
  )
}
