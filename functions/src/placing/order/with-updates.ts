import { phoneOfOrder } from '@teeshala/contract/messages/phone-of-order'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'

type Chosen = {
  readonly phone: string
  readonly updates: { readonly channel: 'email' | 'whatsapp' | 'sms'; readonly at: Date }
}

/** Returns a new order with what its buyer has chosen in their profile: for their own proved number alone, not for that of somebody else. */
export function withUpdates(order: StoredOrder, chosen: Chosen | undefined): StoredOrder {
  if (!chosen || chosen.updates.channel === 'email' || phoneOfOrder(order) !== chosen.phone) return order
  return { ...order, updates: { ...chosen.updates, choices: 0 } }
}
