import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import * as texts from '../../texts/shared/design-text.ts'
import classes from './TextPanel.module.css'

type LetterSizeFieldProps = { value: number | undefined; onChange: (letterMm: number) => void }

/** The size of the letters in millimetres. Takes what is typed when the field is left, so that half a number changes nothing. */
export function LetterSizeField({ value, onChange }: LetterSizeFieldProps) {
  const [typed, setTyped] = useState<string>()
  const shown = value === undefined ? '' : String(Math.round(value * 10) / 10)
  const settle = () => {
    const size = Number.parseFloat((typed ?? '').replace(',', '.'))
    if (Number.isFinite(size) && size > 0) onChange(Math.min(size, mostMm))
    setTyped(undefined)
  }
  return (
    <TextInput
      className={classes.size ?? ''}
      label={texts.letterSizeMm}
      inputMode="decimal"
      autoComplete="off"
      disabled={value === undefined}
      value={typed ?? shown}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown' && event.key !== 'Enter') return
        // Enter takes the number; it must not send the order around it.
        event.preventDefault()
        if (event.key === 'Enter') return settle()
        if (value !== undefined) onChange(Math.max(1, Math.round(value) + (event.key === 'ArrowUp' ? 1 : -1)))
      }}
    />
  )
}

/** No print area has room for larger letters. */
const mostMm = 420
