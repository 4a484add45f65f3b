import { letterSizeMm } from '@teeshala/contract/design-document/draw-text'
import {
  finePartsOf,
  smallestLettersMm,
  thinnestStrokeMm,
  thinnestStrokeOf,
} from '@teeshala/contract/design-document/fine-parts'
import * as texts from '../../texts/shared/design/design-text.ts'
import type { PlacedDesign } from '../garment/placed-design.ts'
import classes from './DesignNotes.module.css'

type TextNotesProps = {
  design: PlacedDesign
  text: NonNullable<PlacedDesign['text']>
  /** What it overlaps, in a sentence. */
  overlap: string | undefined
}

/** The printed size of a text, and details too fine to print. */
export function TextNotes({ design: { place }, text, overlap }: TextNotesProps) {
  const { style } = text
  const letterMm = letterSizeMm(text, place)
  const { areLettersSmall, strokeMm, outlineMm } = finePartsOf(style, letterMm)
  return (
    <div className={classes.notes}>
      <p className={classes.hint}>
        {texts.lettersAndSize(tenths(letterMm), Math.round(place.widthMm), Math.round(place.heightMm))}
      </p>
      {areLettersSmall && <p className={classes.warning}>{texts.lettersTooSmall(smallestLettersMm)}</p>}
      {strokeMm !== undefined && (
        <p className={classes.warning}>
          {texts.strokesTooThin(
            hundredths(strokeMm),
            thinnestStrokeMm,
            Math.ceil(thinnestStrokeMm / thinnestStrokeOf(style)),
          )}
        </p>
      )}
      {outlineMm !== undefined && (
        <p className={classes.warning}>{texts.outlineTooThin(hundredths(outlineMm), thinnestStrokeMm)}</p>
      )}
      {overlap && <p className={classes.warning}>{overlap}</p>}
    </div>
  )
}

const tenths = (value: number) => Math.round(value * 10) / 10
/** Rounded down: too thin must not be displayed as just thick enough. */
const hundredths = (value: number) => Math.floor(value * 100 + 1e-9) / 100
