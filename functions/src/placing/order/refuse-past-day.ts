import { type Day, dayOf } from '@teeshala/contract/india-day'
import { neededByPast } from '@teeshala/contract/orders/order-extras'
import { fieldError } from '../../errors/app-error.ts'

/** Refuses an order needed on a past date; one that is only hard to meet is accepted. */
export function refusePastDay(neededBy: Day | undefined, now: Date): void {
  if (neededBy === undefined || neededBy >= dayOf(now)) return
  throw fieldError('neededBy', neededByPast)
}
