import type { Design } from '@teeshala/contract/designs/design'
import { designsOfLine } from '@teeshala/contract/designs/line-designs'
import { toRupees } from '@teeshala/contract/money'
import type { Order, OrderItem } from '@teeshala/contract/orders/order'
import {
  type CatalogueLine,
  type PrintedLine,
  type StoredLine,
  unitPriceOf,
} from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { WithId } from '../../firestore/read-documents.ts'
import { commonFields } from './common-answer.ts'

/** Returns a shop or single order as its calls show it. */
export function shirtAnswer(order: WithId<StoredOrder>): Order {
  const { kind, lines, designs, designDocuments, status } = order
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
    ...(designDocuments && { designDocuments }),
  }
}

function orderItem(line: StoredLine, firstDesign: Design | undefined): OrderItem | undefined {
  if (line.kind === 'paper') return undefined
  return line.kind === 'catalogue' ? catalogueItem(line) : printedItem(line, firstDesign)
}

function catalogueItem(line: CatalogueLine): OrderItem {
  const { kind: _kind, hsn: _hsn, productId, quantity, unitPricePaise, discountPaise, ...fields } = line
  const [design] = designsOfLine(line)
  return {
    ...fields,
    product: productId,
    qty: quantity,
    price: toRupees(unitPricePaise),
    ...shareOf(discountPaise),
    ...(design && { design }),
  }
}

function printedItem(line: PrintedLine, design: Design | undefined): OrderItem {
  const { kind: _kind, hsn: _hsn, people: _people, productId, quantity, prints, discountPaise, ...fields } = line
  const [print] = prints
  return {
    ...fields,
    product: productId,
    qty: quantity,
    price: toRupees(unitPriceOf(line)),
    ...shareOf(discountPaise),
    ...(print && { placement: print.placement }),
    ...(design && { design }),
  }
}

const shareOf = (discountPaise: number | undefined) =>
  discountPaise !== undefined && { discount: toRupees(discountPaise) }
