import { TextInput, type TextInputProps } from '@mantine/core'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { loadHints } from './load-hints.ts'

type EmailInputProps = TextInputProps & {
  /** Replaces the typed email. */
  onTake: (email: string) => void
  /** Whether it is for an order, which can do without. */
  isForOrder?: boolean
}

/** An email field; on blur it suggests a correction for typing mistakes in common domains. */
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
