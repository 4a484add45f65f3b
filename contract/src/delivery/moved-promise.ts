import * as z from 'zod/mini'
import { Day, daysAfter } from '../india-day.ts'
import type { FulfilmentKind, OrderStatus } from '../orders/order-status.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { RequiredLine } from '../text.ts'
import { arrivalOn, destinationOf } from './delivery-promise.ts'
import type { DeliverySettings } from './delivery-settings.ts'
import { isWorkingDay } from './ready-on.ts'

/** How many days ahead a date can be; anything later is probably a typing error. */
const mostDaysAhead = 365

/** POST /api/admin/order/{id}/promise: staff give an order another date. */
export const MovePromiseRequest = z.object({
  by: Day,
  /** The reason, which the customer reads on the order's page and in a mail. */
  reason: RequiredLine(200, 'Please enter a reason: the customer sees it'),
})
export type MovePromiseRequest = z.infer<typeof MovePromiseRequest>

/** Returns whether an order no longer has a pending date: it was delivered or cancelled, or is ready at the counter. */
export function isDateOver(status: OrderStatus, fulfilment: FulfilmentKind): boolean {
  return status === 'delivered' || status === 'cancelled' || (status === 'shipped' && fulfilment === 'collect')
}

/** Returns why an order cannot have this date, given `today` in IST; undefined if it can. */
export function dateRefusal(promisedBy: Day | undefined, by: Day, today: Day): string | undefined {
  if (by === promisedBy) return 'The order already has this date'
  if (by < today) return 'That day has passed'
  if (by > daysAfter(today, mostDaysAhead)) return 'Choose a day within a year'
  return undefined
}

type Dated = Pick<StoredOrder, 'promise' | 'printing' | 'fulfilment' | 'status'>

/**
 * Returns an order's dates after staff moved them. The press gets the last working day from which the courier still keeps the new date, but not before
 * today; an order that already left the press keeps its ready date.
 */
export function movedPromise(
  { promise, printing, fulfilment, status }: Dated,
  { by, reason }: MovePromiseRequest,
  today: Day,
  delivery: DeliverySettings,
): Required<Pick<StoredOrder, 'promise' | 'dueBy'>> & Pick<StoredOrder, 'printing'> {
  const wasReadyOn = promise?.readyOn ?? printing?.readyOn
  const readyOn = status === 'shipped' && wasReadyOn ? wasReadyOn : readyFor(by, fulfilment, today, delivery)
  return {
    promise: { readyOn, by, moved: { ...(promise && { from: promise.by }), reason } },
    ...(printing && { printing: { ...printing, readyOn } }),
    dueBy: readyOn,
  }
}

function readyFor(by: Day, fulfilment: Dated['fulfilment'], today: Day, delivery: DeliverySettings): Day {
  const to = fulfilment.kind === 'collect' ? 'counter' : destinationOf(fulfilment.address)
  const keeps = (day: Day) => isWorkingDay(day, delivery) && arrivalOn(day, to ?? { pincode: '' }, delivery) <= by
  let day = by
  while (day > today && !keeps(day)) day = daysAfter(day, -1)
  return day
}
