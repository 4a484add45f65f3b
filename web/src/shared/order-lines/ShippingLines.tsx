import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import * as texts from '../../texts/shared/orders.ts'
import { readablePhone } from '../ui/fields/tel.ts'
import classes from './ShippingLines.module.css'

/** The shipping address, as on a parcel. */
export function ShippingLines({ to }: { to: AnyOrder['shippingAddress'] }) {
  if (!to) return <p className={classes.lines}>{texts.collectionFromTheShop}</p>
  const lines = [
    to.name,
    to.address,
    `${to.city} ${to.postalCode}`,
    to.state,
    to.country,
    to.phone && readablePhone(to.phone),
  ].filter(Boolean)
  return (
    <address className={classes.lines}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
