import { hasOwnDesign } from '../designs/line-designs.ts'
import { piecesIn } from '../orders/order-lines.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { arrivalOn, type DeliveryPromise, deliveryPromise, destinationOf, type Goods } from './delivery-promise.ts'
import type { DeliverySettings } from './delivery-settings.ts'

type Ordered = Pick<StoredOrder, 'kind' | 'lines' | 'printing' | 'fulfilment'>

/** Returns the days promised for an order placed at `at`; undefined abroad, or if the shop promises none. */
export function orderPromise(
  { kind, lines, printing, fulfilment }: Ordered,
  at: Date,
  delivery: DeliverySettings,
): DeliveryPromise | undefined {
  const to = fulfilment.kind === 'collect' ? 'counter' : destinationOf(fulfilment.address)
  if (!delivery.isPromised || !to) return undefined
  if (printing) return { readyOn: printing.readyOn, by: arrivalOn(printing.readyOn, to, delivery) }
  return deliveryPromise(goodsOf(kind, lines), to, at, delivery)
}

function goodsOf(kind: Ordered['kind'], lines: Ordered['lines']): Goods {
  if (kind === 'bulk') return { kind: 'bulk', pieces: piecesIn(lines) }
  const isPrinted = lines.some((line) => line.kind === 'printed' || (line.kind === 'catalogue' && hasOwnDesign(line)))
  return { kind: isPrinted ? 'printed' : 'blank' }
}
