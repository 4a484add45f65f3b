import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/admin/orders/credit.ts'
import classes from './credit.module.css'

/** The partial credit notes of an order; nothing if there are none. */
export function CreditNotes({ order: { credits } }: { order: AnyOrder }) {
  if (!credits) return null
  return (
    <ul className={classes.given}>
      {credits.map(({ number, amount }) => (
        <li key={number}>{texts.noteOver(number, formatAmount(amount))}</li>
      ))}
    </ul>
  )
}
