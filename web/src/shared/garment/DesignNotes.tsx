import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { showsWhiteBox, visibilityOn } from '@teeshala/contract/garment/artwork'
import { goodFromDpi, type PrintQuality, printQuality } from '@teeshala/contract/garment/print-quality'
import classes from './DesignNotes.module.css'
import { dpiAt, type PlacedDesign } from './placed-design.ts'

type DesignNotesProps = {
  design: PlacedDesign
  /** The fabric, as #1A2B3C, and its name. */
  cloth: string
  clothName: string | undefined
  accepts: boolean
  onAccept: (accepts: boolean) => void
  /** Makes the design so many times as large. */
  onScale: (factor: number) => void
}

const verdicts: Readonly<Record<PrintQuality, string>> = {
  good: 'prints sharp',
  soft: 'may look soft',
  poor: 'too few pixels for this size',
}

/** How the design will come out of the press at this size and on this cloth. */
export function DesignNotes({ design, cloth, clothName, accepts, onAccept, onScale }: DesignNotesProps) {
  const { picture, place } = design
  const dpi = dpiAt(picture, place)
  const quality = printQuality(dpi)
  const visibility = visibilityOn(picture.artwork, cloth)
  const clothWords = clothName ? `the ${clothName} cloth` : 'this cloth'
  return (
    <div className={classes.notes}>
      <p className={classes.quality} data-quality={quality}>
        <span className={classes.meter} aria-hidden />
        <span>
          <strong>{dpi === undefined ? 'Vector' : `${dpi} DPI`}</strong> {verdicts[quality]}
          <span className={classes.size}>
            {Math.round(place.widthMm)} × {Math.round(place.heightMm)} mm
          </span>
        </span>
      </p>
      {quality !== 'good' && dpi !== undefined && (
        <div className={classes.warning}>
          <p>
            {quality === 'poor'
              ? 'Make the design smaller, or choose a picture with more pixels. As it is, its dots will show.'
              : 'A little smaller, or with more pixels, its edges would be crisp.'}
          </p>
          <div className={classes.ways}>
            {quality === 'poor' && (
              <Checkbox
                label="Print anyway"
                size="md"
                className={classes.check}
                checked={accepts}
                onChange={({ currentTarget }) => onAccept(currentTarget.checked)}
              />
            )}
            <Button size="compact-md" variant="default" onClick={() => onScale((dpi - 0.5) / goodFromDpi)}>
              Shrink until sharp
            </Button>
          </div>
        </div>
      )}
      {visibility === 'lost' && (
        <p className={classes.warning} role="alert">
          This design would hardly show: most of it has the colour of {clothWords}.
        </p>
      )}
      {visibility === 'partly' && (
        <p className={classes.warning}>A good part of this design has the colour of {clothWords} and would not show.</p>
      )}
      {showsWhiteBox(picture.artwork, cloth) && (
        <p className={classes.hint}>
          The picture has a white background, which is printed as a white box. Save it with a transparent background
          (PNG or SVG) to print only the design.
        </p>
      )}
      {picture.artwork.ground === 'transparent' && visibility === 'clear' && (
        <p className={classes.hint}>Transparent background: the cloth shows around your design.</p>
      )}
    </div>
  )
}
