import type { OrderParcel } from '@teeshala/contract/couriers/courier-calls'
import * as texts from '../../../texts/admin/orders/couriers.ts'

/** Returns how the courier booking of a cancelled order stands. */
export function cancelledWords({ ending, reason = '' }: NonNullable<OrderParcel['booking']>): string {
  if (ending === undefined) return texts.orderIsCancelled
  return ending === 'waiting' ? texts.beingCancelled : texts.couldNotBeCancelled(reason)
}
