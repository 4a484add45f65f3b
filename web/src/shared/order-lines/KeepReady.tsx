import { fulfilmentOf, openRupees } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { cashWords } from '@teeshala/contract/payments/cash/cash-words'
import classes from './KeepReady.module.css'

/** The cash to keep ready for an order; nothing if none is due. */
export function KeepReady({ order }: { order: AnyOrder }) {
  const words = cashWords({
    ...order,
    status: statusOf(order),
    fulfilment: fulfilmentOf(order),
    dueAmount: openRupees(order),
    advanceMissing: order.parts?.advanceMissing ?? 0,
  })
  return words && <p className={classes.words}>{words}</p>
}
