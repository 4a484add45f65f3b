import type { BulkOrder, BulkOrderItem, PersonOfOrder } from '@teeshala/contract/bulk/bulk-order'
import { toRupees } from '@teeshala/contract/money'
import type { PrintedLine } from '@teeshala/contract/orders/order-lines'
import { workshopWordOf } from '@teeshala/contract/orders/status-words'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { WithId } from '../../firestore/read-documents.ts'
import { commonFields } from './common-answer.ts'

/** Returns a bulk order as its calls show it: one item per line and placement. */
export function bulkAnswer(order: WithId<StoredOrder>): BulkOrder {
  const { lines, designs, designDocuments, status } = order
  const printed = lines.flatMap((line) => (line.kind === 'printed' ? [line] : []))
  const [first] = printed
  const people = printed.flatMap(peopleOf)
  return {
    ...commonFields(order),
    kind: 'bulk',
    status: workshopWordOf(status),
    productId: first?.productId ?? '',
    productName: first?.name ?? '',
    productType: first?.productType ?? '',
    ...(first?.printedSides && { printedSides: first.printedSides, image: first.image }),
    items: printed.flatMap(({ color, colorName, colorHex, size, quantity, prints }) =>
      prints.map(({ placement, unitPricePaise }) => ({
        color,
        ...(colorName !== undefined && { colorName }),
        ...(colorHex !== undefined && { colorHex }),
        size: size as BulkOrderItem['size'],
        quantity,
        placement,
        price: toRupees(unitPricePaise * quantity),
      })),
    ),
    ...(people.length > 0 && { people }),
    designs,
    ...(designDocuments && { designDocuments }),
    designImage: designs[0]?.path ?? null,
  }
}

function peopleOf({ people = [], color, colorName, size }: PrintedLine): PersonOfOrder[] {
  const piece = { size: size as PersonOfOrder['size'], color, ...(colorName !== undefined && { colorName }) }
  return people.map((person) => ({ ...person, ...piece }))
}
