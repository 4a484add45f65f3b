import { alignDesign } from '@teeshala/contract/designs/design-place'
import * as texts from '../../../texts/shared/design/designs.ts'
import classes from '../DesignEditor.module.css'
import { AlignTools } from './AlignTools.tsx'
import { PlaceFields, type PlaceFieldsProps } from './PlaceFields.tsx'

/** Exact positioning to the millimetre: alignment, numbers, keys. Load it lazily: not needed before there is a design. */
export function ExactPlace(props: PlaceFieldsProps) {
  const { place, area, onChange } = props
  return (
    <>
      <fieldset className={classes.tools} aria-label={texts.alignInThePrintArea}>
        <AlignTools onAlign={(to) => onChange(alignDesign(place, to, area))} />
      </fieldset>
      <PlaceFields {...props} />
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
