import { formatCount } from '../count-format.ts'
import { piecesByProduct } from '../orders/order-lines.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { linesBackInStock } from '../payments/cash/refused-parcel.ts'

type Sold = Pick<StoredOrder, 'lines' | 'timeline' | 'createdAt' | 'cameBack'>

/**
 * Returns whether an order had taken its pieces by `at` and not returned them. Derived from its append-only timeline, so the answer for `at` stays the
 * same whenever the order is read later.
 */
export function hasTakenAt({ createdAt, timeline }: Pick<Sold, 'createdAt' | 'timeline'>, at: Date): boolean {
  return createdAt < at && !timeline.some((step) => step.to === 'cancelled' && step.at < at)
}

/** Returns how many pieces of each product an order had out of stock at `at`; returned pieces that cannot be resold stay taken. */
export function takenAt(order: Sold, at: Date): ReadonlyMap<string, number> {
  const { cameBack, lines } = order
  if (hasTakenAt(order, at)) return piecesByProduct(lines)
  if (!cameBack || order.createdAt >= at) return new Map()
  const back = linesBackInStock(lines, cameBack)
  return piecesByProduct(lines.filter((line) => !back.includes(line)))
}

/** The pieces of one product: in stock, sold by orders that were not cancelled, and received in total. */
export type ProductStock = { readonly stock: number; readonly sold: number; readonly received: number }

/** Returns what is wrong with the stock of a product, as a sentence: pieces received must be in stock or sold. */
export function stockFault({ stock, sold, received }: ProductStock): string | undefined {
  const missing = received - sold - stock
  if (missing === 0) return undefined
  const pieces = `${formatCount(Math.abs(missing))} ${Math.abs(missing) === 1 ? 'piece is' : 'pieces are'}`
  const count = `${formatCount(received)} received, ${formatCount(sold)} sold, ${formatCount(stock)} in stock`
  return `${pieces} ${missing > 0 ? 'missing' : 'too many'}: ${count}. Please count them and correct the stock.`
}

/** Returns what is wrong with the number of a product's pieces held for unproved orders, as a sentence. */
export function heldFault(said: number, counted: number): string | undefined {
  if (said === counted) return undefined
  return `${formatCount(said)} pieces are held for orders to be confirmed, but such orders have ${formatCount(counted)}.`
}

/** Returns what is wrong with the use count of a coupon, as a sentence. */
export function couponFault(said: number, counted: number): string | undefined {
  if (said === counted) return undefined
  return `It is counted as used ${formatCount(said)} times, but ${formatCount(counted)} orders have it.`
}
