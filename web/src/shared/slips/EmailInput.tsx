import { TextInput, type TextInputProps } from '@mantine/core'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { loadHints } from './load-hints.ts'

type EmailInputProps = TextInputProps & {
  /** Takes an email in the place of the one that was typed. */
  onTake: (email: string) => void
  /** Whether an order is told to it, which can do without. */
  isForOrder?: boolean
}

/** An email; once it is left, one with a slip at a common provider is asked about. */
export function EmailInput({ onTake, isForOrder, onBlur, ...input }: EmailInputProps) {
  const [hint, setHint] = useState<ReactNode>()
  const ask = async (event: FocusEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    onBlur?.(event)
    const hints = await loadHints()
    const take = (email: string) => {
      setHint(undefined)
      onTake(email)
    }
    setHint(hints?.emailHint(value, take, isForOrder))
  }
  return (
    <TextInput
      type="email"
      autoComplete="email"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={hint}
      onBlur={ask}
      {...input}
    />
  )
}
