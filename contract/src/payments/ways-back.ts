import type { StoredOrderPayment } from '../orders/stored-order.ts'

/** The money received for an order, in paise, by the way it would be refunded. */
export type WaysBack = { readonly onlinePaise: number; readonly handPaise: number }

/** Returns how an order's money would be refunded: what came through the gateway goes back through it, the rest by hand. */
export function waysBack({
  paidPaise,
  handPaise = 0,
  handBackPaise = 0,
  gateway,
}: Pick<StoredOrderPayment, 'paidPaise' | 'handPaise' | 'handBackPaise' | 'gateway'>): WaysBack {
  const byHand = cameOnline({ gateway }) ? Math.min(paidPaise, Math.max(0, handPaise - handBackPaise)) : paidPaise
  return { onlinePaise: paidPaise - byHand, handPaise: byHand }
}

/** Returns whether an order has a gateway payment that was not refunded earlier. */
export function cameOnline({ gateway }: Pick<StoredOrderPayment, 'gateway'>): boolean {
  return gateway?.paymentIds.some((id) => !gateway.returnedIds?.includes(id)) ?? false
}
