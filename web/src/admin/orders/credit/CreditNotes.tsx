import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/admin/orders/credit.ts'
import classes from './credit.module.css'

/** The notes that took back parts of an order's invoice; nothing where there are none. */
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
