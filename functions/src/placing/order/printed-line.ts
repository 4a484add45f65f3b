import { photoInColor } from '@teeshala/contract/catalogue/options/color-picture'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { PrintedLine } from '@teeshala/contract/orders/order-lines'
import type { WithId } from '../../firestore/read-documents.ts'

/** Returns what an order stores about the product of a line, in its colour. */
export function productFacts(product: WithId<StoredProduct>, color: string | undefined) {
  const { printedSides, specification } = product
  return {
    productId: product._id,
    name: product.name,
    image: photoInColor(product, color) ?? '',
    productType: product.type,
    ...(printedSides && { printedSides }),
    ...(specification.hsn && { hsn: specification.hsn }),
  }
}

/** Returns a line of garments in one colour and size as an order stores it. */
export function printedLine(
  line: Pick<PrintedLine, '_id' | 'quantity' | 'color' | 'size' | 'prints'>,
  product: WithId<StoredProduct>,
): PrintedLine {
  return { kind: 'printed', ...line, ...productFacts(product, line.color) }
}
