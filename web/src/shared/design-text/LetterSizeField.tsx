import * as texts from '../../texts/shared/design/design-text.ts'
import { SettledNumber } from '../design-editor/place/SettledNumber.tsx'
import classes from './TextPanel.module.css'

type LetterSizeFieldProps = { value: number | undefined; onChange: (letterMm: number) => void }

/** The letter size in millimetres. */
export function LetterSizeField({ value, onChange }: LetterSizeFieldProps) {
  return (
    <SettledNumber
      className={classes.size ?? ''}
      label={texts.letterSizeMm}
      value={value}
      isSize
      onChange={(size) => onChange(Math.min(size, mostMm))}
    />
  )
}

/** No print area has room for larger letters. */
const mostMm = 420
