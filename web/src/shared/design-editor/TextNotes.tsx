import { weightOf } from '@teeshala/contract/design-document/design-fonts'
import { letterSizeMm } from '@teeshala/contract/design-document/draw-text'
import * as texts from '../../texts/shared/design-text.ts'
import type { PlacedDesign } from '../garment/placed-design.ts'
import classes from './DesignNotes.module.css'

/** What a press can lay on cloth so that it holds. */
const thinnestStrokeMm = 0.3
const smallestLettersMm = 5

type TextNotesProps = {
  design: PlacedDesign
  text: NonNullable<PlacedDesign['text']>
  /** What it overlaps, in a sentence. */
  overlap: string | undefined
}

/** How large a text is printed, and what of it is too fine to print. */
export function TextNotes({ design: { place }, text, overlap }: TextNotesProps) {
  const { style } = text
  const letterMm = letterSizeMm(text, place)
  const strokeMm = weightOf(style).thinnest * letterMm
  return (
    <div className={classes.notes}>
      <p className={classes.hint}>
        {texts.lettersAndSize(tenths(letterMm), Math.round(place.widthMm), Math.round(place.heightMm))}
      </p>
      {letterMm < smallestLettersMm ? (
        <p className={classes.warning}>{texts.lettersTooSmall(smallestLettersMm)}</p>
      ) : (
        strokeMm < thinnestStrokeMm && (
          <p className={classes.warning}>
            {texts.strokesTooThin(
              tenths(strokeMm),
              thinnestStrokeMm,
              Math.ceil(thinnestStrokeMm / weightOf(style).thinnest),
            )}
          </p>
        )
      )}
      {overlap && <p className={classes.warning}>{overlap}</p>}
    </div>
  )
}

const tenths = (value: number) => Math.round(value * 10) / 10
