import { Anchor } from '@mantine/core'
import type { Contact } from '@teeshala/contract/orders/order'
import { readablePhone, tel } from '../ui/tel.ts'
import classes from './ContactLines.module.css'

/** Who ordered, and how they can be reached at once. */
export function ContactLines({ contact, userId }: { contact: Contact; userId: string | null }) {
  const { name, phone, email } = contact
  return (
    <ul className={classes.lines}>
      <li>
        <strong>{name || 'No name'}</strong>
      </li>
      {phone && (
        <li>
          <Anchor href={tel(phone)}>{readablePhone(phone)}</Anchor>
        </li>
      )}
      {email && (
        <li>
          <Anchor href={`mailto:${email}`}>{email}</Anchor>
        </li>
      )}
      <li className={classes.quiet}>{userId ? `Account ${userId}` : 'Guest, no account'}</li>
    </ul>
  )
}
