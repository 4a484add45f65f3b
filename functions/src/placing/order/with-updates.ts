import { phoneOfOrder } from '@teeshala/contract/messages/phone-of-order'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'

type Chosen = {
  readonly phone: string
  readonly updates: { readonly channel: 'email' | 'whatsapp' | 'sms'; readonly at: Date }
}

/** Returns a new order with the update preferences of its buyer's profile: for their own verified number only. */
export function withUpdates(order: StoredOrder, chosen: Chosen | undefined): StoredOrder {
  if (!chosen || chosen.updates.channel === 'email' || phoneOfOrder(order) !== chosen.phone) return order
  return { ...order, updates: { ...chosen.updates, choices: 0 } }
}
