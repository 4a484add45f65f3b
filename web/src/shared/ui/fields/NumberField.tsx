// biome-ignore lint/style/noRestrictedImports: the one place that disables truncation
import { NumberInput, type NumberInputProps } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import * as texts from '../../../texts/shared/ui.ts'

type NumberFieldProps = Omit<
  NumberInputProps,
  'clampBehavior' | 'allowDecimal' | 'allowNegative' | 'decimalScale' | 'isAllowed' | 'min' | 'max'
>

/**
 * A number as it is typed. Invalid input shows an error: a sign, point or digit that silently disappears would change the number. Letters
 * do disappear, '1e9' becomes 19, so a message says so until the field is focused again.
 */
export function NumberField({ error, onKeyDown, onFocus, ...props }: NumberFieldProps) {
  const [lacksLetters, setLacksLetters] = useState(false)
  const noteLetter = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (/^\p{L}$/u.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey) setLacksLetters(true)
    // The point of 'Rs. 1500' would make it 0.15.
    if (key === '.' && lacksLetters && !/\d/.test(currentTarget.value)) event.preventDefault()
    onKeyDown?.(event)
  }
  return (
    <NumberInput
      clampBehavior="none"
      hideControls
      // In India a comma separates thousands: read as a decimal point it would turn ₹1,500 into ₹1.50.
      allowedDecimalSeparators={['.']}
      error={error || (lacksLetters && props.value !== '' && texts.lettersAreLeftOut)}
      onKeyDown={noteLetter}
      onPaste={pasteAmount}
      onFocus={(event) => {
        setLacksLetters(false)
        onFocus?.(event)
      }}
      {...props}
    />
  )
}

/** Accepts 'Rs. 499' pasted from a message, without the abbreviation's point. */
function pasteAmount(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text')
  const amount = pasted.replace(/^\s*\p{L}+\.\s*/u, '')
  if (amount === pasted) return
  event.preventDefault()
  const { currentTarget: input } = event
  input.setRangeText(amount, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
