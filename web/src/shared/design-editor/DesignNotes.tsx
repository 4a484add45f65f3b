import { Checkbox } from '@mantine/core'
import { goodFromDpi, type PrintQuality, printQuality } from '@teeshala/contract/designs/print-quality'
import { showsWhiteBox } from '@teeshala/contract/garment/artwork'
import { useEffect, useId, useRef } from 'react'
import * as texts from '../../texts/shared/design/designs.ts'
import { dpiAt, type PlacedDesign } from '../garment/placed-design.ts'
import { ignoreSecondTap, watchTaps } from '../ui/presses/second-tap.ts'
import { SmallButton } from '../ui/SmallButton.tsx'
import classes from './DesignNotes.module.css'

type DesignNotesProps = {
  design: PlacedDesign
  /** The fabric colour, as #1A2B3C, and its name; without a name none is chosen yet. */
  cloth: string
  clothName: string | undefined
  accepts: boolean
  onAccept: (accepts: boolean) => void
  /** Scales the design by a factor. */
  onScale: (factor: number) => void
  /** What it overlaps, in a sentence. */
  overlap: string | undefined
  asked: AskedConsent | undefined
}

/** An order that waits for the customer's 'Print anyway' for this design; a new object for each attempt. */
export type AskedConsent = { readonly designId: string; readonly refusal: string }

const verdicts: Readonly<Record<PrintQuality, string>> = {
  good: texts.printsSharp,
  soft: texts.mayLookSoft,
  poor: texts.tooFewPixelsForThisSize,
}

/** Remarks about the design's print quality at this size and on this fabric. */
export function DesignNotes({
  design,
  cloth,
  clothName,
  accepts,
  onAccept,
  onScale,
  overlap,
  asked,
}: DesignNotesProps) {
  const { picture, place } = design
  const dpi = dpiAt(picture, place)
  const quality = printQuality(dpi)
  const isPoor = quality === 'poor' && dpi !== undefined
  const consent = useRef<HTMLInputElement>(null)
  const refusalId = useId()
  useEffect(() => watchTaps(), [])
  useEffect(() => {
    if (!asked) return
    ignoreSecondTap()
    consent.current?.focus({ preventScroll: true })
    consent.current?.scrollIntoView({ block: 'center' })
  }, [asked])
  return (
    <div className={classes.notes}>
      <p className={classes.quality} data-quality={quality}>
        <span className={classes.meter} aria-hidden />
        <span>
          <strong>{dpi === undefined ? texts.vector : texts.dpiIs(dpi)}</strong> {verdicts[quality]}
          <span className={classes.size}>{texts.sizeInMm(Math.round(place.widthMm), Math.round(place.heightMm))}</span>
        </span>
      </p>
      {quality !== 'good' && dpi !== undefined && (
        <div className={classes.warning}>
          <p>{isPoor ? texts.makeTheDesignSmallerOrChoose : texts.aLittleSmallerOrWithMore}</p>
          {isPoor && asked && (
            <p id={refusalId} className={classes.refusal} role="alert">
              {asked.refusal}
            </p>
          )}
          <div className={classes.ways}>
            {isPoor && (
              <Checkbox
                ref={consent}
                {...(asked && { 'aria-describedby': refusalId, 'aria-invalid': !accepts })}
                label={texts.printAnyway}
                size="md"
                className={classes.check}
                checked={accepts}
                onChange={({ currentTarget }) => onAccept(currentTarget.checked)}
              />
            )}
            <SmallButton onClick={() => onScale((dpi - 0.5) / goodFromDpi)}>{texts.shrinkUntilSharp}</SmallButton>
          </div>
        </div>
      )}
      {overlap && <p className={classes.warning}>{overlap}</p>}
      {clothName && showsWhiteBox(picture.artwork, cloth) && (
        <p className={classes.hint}>{texts.yourPictureHasAWhiteBackground}</p>
      )}
      {picture.artwork.ground === 'transparent' && (
        <p className={classes.hint}>{texts.transparentBackgroundTheFabricShowsAround}</p>
      )}
    </div>
  )
}
