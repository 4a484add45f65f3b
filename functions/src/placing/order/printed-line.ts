import { photoInColor } from '@teeshala/contract/catalogue/options/color-picture'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { PrintedLine } from '@teeshala/contract/orders/order-lines'
import type { WithId } from '../../firestore/read-documents.ts'

type Pieces = { readonly _id: string; readonly quantity: number; readonly color?: string | undefined }

/** Returns what an order stores about the pieces of a line, in the order of its schema: a repeated request gets the same bytes. */
export function piecesOfProduct({ _id, quantity, color }: Pieces, product: WithId<StoredProduct>) {
  const { printedSides, specification } = product
  return {
    _id,
    productId: product._id,
    name: product.name,
    quantity,
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
  const { size, color, prints } = line
  return { kind: 'printed', ...piecesOfProduct(line, product), size, color, prints }
}
