import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { passwordParts } from '@teeshala/contract/accounts/password'
import * as texts from '../../texts/storefront/accounts.ts'
import classes from './PasswordStrength.module.css'

/** Shows which parts of the password rule are met. */
export function PasswordStrength({ password }: { password: string }) {
  return (
    <ul className={classes.parts} aria-label={texts.passwordRule}>
      {passwordParts.map(({ name, holds }) => (
        <li key={name} data-holds={holds(password) || undefined}>
          {holds(password) ? (
            <IconCircleCheckFilled size={16} aria-label={texts.done} />
          ) : (
            <IconCircle size={16} aria-label={texts.missing} />
          )}
          {name}
        </li>
      ))}
    </ul>
  )
}
