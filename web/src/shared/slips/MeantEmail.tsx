import { Anchor } from '@mantine/core'
import type { MouseEvent } from 'react'
import * as texts from '../../texts/shared/email-state.ts'

type MeantEmailProps = { email: string; onTake: (email: string) => void }

/** Suggests a corrected email, and applies it on press. */
export function MeantEmail({ email, onTake }: MeantEmailProps) {
  const take = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const around = currentTarget.form ?? currentTarget.closest('section')
    onTake(email)
    // The press removes its own button, and the field may be re-rendered.
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
