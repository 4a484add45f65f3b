import { Button } from '@mantine/core'
import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import { weightOf } from '@teeshala/contract/design-document/design-fonts'
import { letterSizeMm } from '@teeshala/contract/design-document/draw-text'
import { colourDistance, visibilityOn } from '@teeshala/contract/garment/artwork'
import * as texts from '../../texts/shared/design-text.ts'
import { blackInk, whiteInk } from '../design-text/inks.ts'
import type { PlacedDesign } from '../garment/placed-design.ts'
import classes from './DesignNotes.module.css'

/** What a press can lay on cloth so that it holds. */
const thinnestStrokeMm = 0.3
const smallestLettersMm = 5
const outlineShare = 0.06

type TextNotesProps = {
  design: PlacedDesign
  text: NonNullable<PlacedDesign['text']>
  /** The fabric, as #1A2B3C, and its name; without a name none is chosen yet. */
  cloth: string
  clothName: string | undefined
  /** What it overlaps, in a sentence. */
  overlap: string | undefined
  onRestyle: (changes: Partial<TextStyle>) => void
}

/** How large a text is printed, and what of it will not be seen on this cloth or is too fine to print. */
export function TextNotes({ design: { place }, text, cloth, clothName, overlap, onRestyle }: TextNotesProps) {
  const { style } = text
  const letterMm = letterSizeMm(text, place)
  const strokeMm = weightOf(style).thinnest * letterMm
  const inks = [style.color, ...(style.outline ? [style.outline.color] : [])]
  const isLost =
    clothName !== undefined && inks.every((hex) => visibilityOn({ inks: [{ hex, share: 1 }] }, cloth) === 'lost')
  const remedy =
    colourDistance(cloth, whiteInk) >= colourDistance(cloth, blackInk)
      ? { hex: whiteInk, name: texts.whiteInWords }
      : { hex: blackInk, name: texts.blackInWords }
  return (
    <div className={classes.notes}>
      <p className={classes.hint}>
        {texts.lettersAndSize(tenths(letterMm), Math.round(place.widthMm), Math.round(place.heightMm))}
      </p>
      {isLost && (
        <div className={classes.warning}>
          <p role="alert">{texts.hardlySeenOn(clothName)}</p>
          <div className={classes.ways}>
            <Button size="compact-md" variant="default" onClick={() => onRestyle({ color: remedy.hex })}>
              {texts.takeColour(remedy.name)}
            </Button>
            <Button
              size="compact-md"
              variant="default"
              onClick={() => onRestyle({ outline: { color: remedy.hex, width: outlineShare } })}
            >
              {texts.addOutline(remedy.name)}
            </Button>
          </div>
        </div>
      )}
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
