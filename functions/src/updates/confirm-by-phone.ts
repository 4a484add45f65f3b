import { phoneOfOrder } from '@teeshala/contract/messages/phone-of-order'
import { endHold } from '../moving/end-hold.ts'
import type { Deps } from '../ports/deps.ts'

/** Confirms an order by a message from its phone; orders of other numbers, or without a pending confirmation, are left alone. */
export async function confirmByPhone(orderId: string, phone: string, deps: Deps): Promise<void> {
  await endHold(orderId, { isAllowed: (order) => phoneOfOrder(order) === phone }, deps)
}
