import type { Design } from '@teeshala/contract/designs/design'
import { toRupees } from '@teeshala/contract/money'
import type { Order, OrderItem } from '@teeshala/contract/orders/order'
import { type StoredLine, unitPriceOf } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { WithId } from '../firestore/read-documents.ts'
import { commonFields } from './common-answer.ts'

/** Returns an order of the cart or of a single shirt as its calls show it. */
export function shirtAnswer(order: WithId<StoredOrder>): Order {
  const { kind, lines, designs, status } = order
  const own = designs.map(({ placement: _, ...design }) => design)
  const orderItems = lines.flatMap((line) => orderItem(line, own[0]) ?? [])
  const [first] = orderItems
  return {
    ...commonFields(order),
    kind: kind === 'single' ? 'single' : 'shop',
    status,
    isDelivered: status === 'delivered',
    orderItems,
    ...(first?.placement && { placement: first.placement }),
    ...(first?.design && { designurl: first.design.path }),
    ...(kind === 'single' && { designs: own }),
  }
}

function orderItem(line: StoredLine, firstDesign: Design | undefined): OrderItem | undefined {
  if (line.kind === 'paper') return undefined
  const { productId, quantity, kind: _, ...shirt } = line
  const price = toRupees(unitPriceOf(line))
  if (line.kind === 'catalogue') {
    const { kind, productId: product, quantity: qty, unitPricePaise, ...fields } = line
    return { ...fields, product, qty, price }
  }
  const { prints, ...fields } = shirt as Omit<typeof line, 'kind' | 'productId' | 'quantity'>
  const [print] = prints
  return {
    ...fields,
    product: productId,
    qty: quantity,
    ...(print && { placement: print.placement }),
    ...(firstDesign && { design: firstDesign }),
    price,
  }
}
