import { Anchor } from '@mantine/core'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { orderListPath } from '../../../shared/orders/order-record-path.ts'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import { readablePhone, tel } from '../../../shared/ui/fields/tel.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './record.module.css'

/** Who ordered, with links to contact them. */
export function ContactLines({ order: { _id, contact, userId } }: { order: AnyOrder }) {
  const { name, phone, email } = contact
  const known = email || phone || name
  return (
    <ul className={classes.contact}>
      <li>
        <strong>{name || texts.noName}</strong>
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
      {userId ? (
        <li>
          <TextLink to={`/admin/users?user=${userId}`}>{texts.theirAccount}</TextLink>
        </li>
      ) : (
        <li className={classes.account}>{texts.guestNoAccount}</li>
      )}
      {known && (
        <li>
          <TextLink to={`${orderListPath(_id)}?q=${encodeURIComponent(known)}`}>{texts.theirOtherOrders}</TextLink>
        </li>
      )}
    </ul>
  )
}
