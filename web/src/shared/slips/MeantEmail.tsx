import { Anchor } from '@mantine/core'
import type { MouseEvent } from 'react'
import * as texts from '../../texts/shared/email-state.ts'

type MeantEmailProps = { email: string; onTake: (email: string) => void }

/** Asks whether another email was meant, and takes it at a press. */
export function MeantEmail({ email, onTake }: MeantEmailProps) {
  const take = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const around = currentTarget.form ?? currentTarget.closest('section')
    onTake(email)
    // The press takes its own button away, and the field may be drawn anew.
    requestAnimationFrame(() => around?.querySelector<HTMLElement>('input[type="email"]')?.focus())
  }
  return (
    <span role="status">
      {texts.didYouMean}{' '}
      <Anchor component="button" type="button" inherit py={4} onClick={take}>
        {email}
      </Anchor>
      {'?'}
    </span>
  )
}
