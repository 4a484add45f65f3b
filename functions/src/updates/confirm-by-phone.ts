import { phoneOfOrder } from '@teeshala/contract/messages/phone-of-order'
import { endHold } from '../moving/end-hold.ts'
import type { Deps } from '../ports/deps.ts'

/** Confirms an order from its telephone; an order of another number, or one that does not wait to be confirmed, stays as it is. */
export async function confirmByPhone(orderId: string, phone: string, deps: Deps): Promise<void> {
  await endHold(orderId, { isAllowed: (order) => phoneOfOrder(order) === phone }, deps)
}
