import { Size } from '@teeshala/contract/catalogue/size'
import { sizeLabel } from '@teeshala/contract/catalogue/size-label'
import type { Order, OrderItem } from '@teeshala/contract/orders/order'
import { ApiFailure, failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import * as texts from '../../../texts/storefront/orders.ts'

/** What became of one line that was ordered before. */
export type Reordered = { readonly item: OrderItem; readonly problem: string | undefined }

type Line = {
  productId: string
  quantity: number
  size?: string | undefined
  color?: string | undefined
  placement?: string | undefined
  design?: string | undefined
}
type Addition = Line & { size?: Size | undefined }

/** The line that would have to be in the cart to order this item again. */
export function lineOf({ product, qty, size, color, placement, design }: OrderItem): Line {
  return {
    productId: product,
    quantity: qty,
    size: size && sizeLabel(size),
    color,
    placement,
    design: design?.path,
  }
}

/** Puts the lines of an order into the cart one after the other, and tells of each whether it can still be had. */
export async function reorder(
  { orderItems, designDocuments }: Pick<Order, 'orderItems' | 'designDocuments'>,
  add: (line: Addition) => Promise<unknown>,
): Promise<Reordered[]> {
  // A cart has room for a picture; without its text it would be another shirt.
  if (designDocuments) return orderItems.map((item) => ({ item, problem: texts.itsTextIsNotInTheCart }))
  const results: Reordered[] = []
  for (const item of orderItems) results.push({ item, problem: await problemOf(lineOf(item), add) })
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
