import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import * as texts from '../../texts/shared/accounts.ts'
import classes from './CodeInput.module.css'

type CodeInputProps = { value: string; error: ReactNode; onChange: (code: string) => void }

/** The six digits of a one-time code; phones suggest them from the message. */
export function CodeInput({ value, error, onChange }: CodeInputProps) {
  return (
    <TextInput
      label={texts.sixDigitCode}
      classNames={{ input: classes.code }}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      data-autofocus
      autoFocus
      value={value}
      error={error}
      errorProps={{ role: 'alert' }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
