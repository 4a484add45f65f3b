import { type Day, dayOf } from '@teeshala/contract/india-day'
import { neededByPast } from '@teeshala/contract/orders/order-extras'
import { AppError } from '../../errors/app-error.ts'

/** Refuses an order that is needed on a day that is over; one that is only hard to meet is taken. */
export function refusePastDay(neededBy: Day | undefined, now: Date): void {
  if (neededBy === undefined || neededBy >= dayOf(now)) return
  throw new AppError('INVALID_INPUT', neededByPast, { fields: { neededBy: neededByPast } })
}
