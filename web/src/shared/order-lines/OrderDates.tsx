import type { AnyOrder } from '@teeshala/contract/orders/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import * as texts from '../../texts/shared/orders.ts'
import { formatWeekday } from '../ui/day.ts'
import classes from './OrderDates.module.css'

type OrderDatesProps = { order: AnyOrder; reader: 'customer' | 'staff' }

/** Whether an order has a date to be told: what is over has none. */
export function hasDates(order: AnyOrder): boolean {
  const isOver = ['delivered', 'cancelled'].includes(statusOf(order))
  return !isOver && (order.promisedBy ?? order.readyOn ?? order.neededBy) !== undefined
}

/** By when an order was promised, and by when its customer needs it; nothing of one that is over. */
export function OrderDates({ order, reader }: OrderDatesProps) {
  if (!hasDates(order)) return null
  const { promisedBy, readyOn, neededBy, shippingAddress } = order
  const isUnmet = neededBy !== undefined && promisedBy !== undefined && neededBy < promisedBy
  return (
    <div className={classes.dates}>
      {readyOn && (reader === 'staff' || shippingAddress === null || !promisedBy) && (
        <p>
          {texts.readyBy} <strong>{formatWeekday(readyOn)}</strong>
        </p>
      )}
      {promisedBy && shippingAddress && (
        <p>
          {reader === 'staff' ? texts.promisedBy : texts.withYouByLabel} <strong>{formatWeekday(promisedBy)}</strong>
        </p>
      )}
      {neededBy && (
        <p data-unmet={isUnmet || undefined}>
          {reader === 'staff' ? texts.neededBy : texts.youNeedItBy} <strong>{formatWeekday(neededBy)}</strong>
          {isUnmet && (reader === 'staff' ? texts.earlierThanPromisedCallTheCustomer : texts.weCallYouAboutThisDate)}
        </p>
      )}
    </div>
  )
}
