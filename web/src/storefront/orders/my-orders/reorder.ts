import { Size } from '@teeshala/contract/catalogue/options/size'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import type { KeptDocument } from '@teeshala/contract/design-document/design-document'
import type { Order, OrderItem } from '@teeshala/contract/orders/order'
import { ApiFailure, failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import * as texts from '../../../texts/storefront/orders.ts'

/** The designs of an order. */
type Ordered = Pick<Order, 'designDocuments' | 'designs'>

/** The result for one reordered line. */
export type Reordered = { readonly item: OrderItem; readonly problem: string | undefined }

type Line = {
  productId: string
  quantity: number
  size?: string | undefined
  color?: string | undefined
  placement?: string | undefined
  design?: string | undefined
  designDocument?: KeptDocument | undefined
}
type Addition = Line & { size?: Size | undefined }

/** Returns the cart line that orders an item again, with the same print. */
export function lineOf(item: OrderItem, order: Ordered): Line {
  const { product, qty, size, color, placement, design } = item
  const designDocument = item.designDocument ?? drawnOn(order)
  return {
    productId: product,
    quantity: qty,
    size: size && sizeLabel(size),
    color,
    placement,
    ...(designDocument ? { designDocument } : { design: design?.path }),
  }
}

/** Returns the design of a single order: its document, or its pictures with their places. */
function drawnOn({ designDocuments, designs = [] }: Ordered): KeptDocument | undefined {
  const [document] = designDocuments ?? []
  if (document) return { version: document.version, layers: document.layers }
  const layers = designs.flatMap(({ path, place, acceptsPoorPrint = false }) =>
    place ? [{ kind: 'picture' as const, path, place, acceptsPoorPrint }] : [],
  )
  return layers.length > 0 ? { version: 1, layers } : undefined
}

/** Adds the lines of an order to the cart one by one, and reports for each whether it is still available. */
export async function reorder(
  order: Ordered & Pick<Order, 'orderItems'>,
  add: (line: Addition) => Promise<unknown>,
): Promise<Reordered[]> {
  const results: Reordered[] = []
  for (const item of order.orderItems) results.push({ item, problem: await problemOf(lineOf(item, order), add) })
  return results
}

async function problemOf(line: Line, add: (line: Addition) => Promise<unknown>): Promise<string | undefined> {
  const { data: size } = Size.safeParse(line.size)
  if (line.size !== size) return texts.madeToOrderOnly(sizeLabel(line.size ?? ''))
  try {
    await add({ ...line, size })
    return undefined
  } catch (error) {
    if (failedWith(error, 'UNAUTHENTICATED')) throw error
    if (failedWith(error, 'NOT_FOUND')) return texts.noLongerSold
    const field = error instanceof ApiFailure ? Object.values(error.fields)[0] : undefined
    return field ?? sentenceFor(error, texts.failedToAddItemToCart)
  }
}
