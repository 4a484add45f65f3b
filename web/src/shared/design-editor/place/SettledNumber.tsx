import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import * as texts from '../../../texts/shared/number-field.ts'

type SettledNumberProps = Pick<TextInputProps, 'className' | 'size'> & {
  label: string
  /** Shown with one decimal; undefined while unknown. */
  value: number | undefined
  /** Whether it is a size, which must be above 0. */
  isSize?: boolean
  onChange: (value: number) => void
}

/** A number field that applies its value on blur, so that half a number changes nothing; arrow keys change it by one. */
export function SettledNumber({ value, isSize = false, onChange, ...field }: SettledNumberProps) {
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const shown = value === undefined ? '' : String(Math.round(value * 10) / 10 || 0)

  const read = (text: string) => Number.parseFloat(text.replace(',', '.'))

  const settle = () => {
    if (typed === undefined) return
    const number = read(typed)
    const isTaken = Number.isFinite(number) && (!isSize || number > 0)
    if (isTaken) onChange(number)
    setRefusal(isTaken ? undefined : isSize ? texts.enterANumberAbove0(shown) : texts.enterANumber(shown))
    setTyped(undefined)
  }

  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      disabled={value === undefined}
      value={typed ?? shown}
      error={refusal}
      errorProps={{ role: 'alert' }}
      onChange={({ target }) => {
        setTyped(target.value)
        setRefusal(undefined)
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown' && event.key !== 'Enter') return
        // Enter applies the number; it must not submit the order around it.
        event.preventDefault()
        if (event.key === 'Enter') return settle()
        if (value === undefined) return
        setRefusal(undefined)
        // Counts on from what is being typed.
        const from = typed === undefined ? value : read(typed) || 0
        const next = Math.round(from) + (event.key === 'ArrowUp' ? 1 : -1)
        onChange(isSize ? Math.max(1, next) : next)
        setTyped(undefined)
      }}
    />
  )
}
