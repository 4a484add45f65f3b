/** The lines of a bulk order (colour, size, pieces) and its items (a line at one placement): the customer's and the pricing view of the same order. */

import { type Placement, placements } from '../catalogue/options/placement.ts'
import type { bulkOrderSizes } from '../catalogue/options/size.ts'
import { sizeLabel } from '../catalogue/options/size-label.ts'
import { type PieceTerms, printPrices } from './piece-price.ts'

export type BulkSize = (typeof bulkOrderSizes)[number]

/** A number of pieces in one colour and size, printed at every placement of the order. */
export type BulkLine = { readonly color: string; readonly size: BulkSize; readonly quantity: number }

type Item = BulkLine & { readonly placement: Placement }

/**
 * Returns one item per line and placement, in the shop's order of placements, each priced quantity × unit price, as the order is sent and stored. The
 * quantity break applies to all pieces together.
 */
export function bulkItems<L extends BulkLine>(
  lines: readonly L[],
  chosen: readonly Placement[],
  terms: PieceTerms,
): (L & { placement: Placement; pricePaise: number })[] {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const ordered = placements.filter((placement) => chosen.includes(placement))
  const prices = printPrices(terms, ordered.length, pieces)
  return lines.flatMap((line) =>
    ordered.map((placement, index) => ({ ...line, placement, pricePaise: line.quantity * (prices[index] ?? 0) })),
  )
}

/** Returns the total price of the items, in paise, without shipping. */
export function bulkTotalPaise(items: readonly { readonly pricePaise: number }[]): number {
  return items.reduce((sum, { pricePaise }) => sum + pricePaise, 0)
}

/** Returns the placements of the items, in the shop's order. */
export function placementsOf(items: readonly Pick<Item, 'placement'>[]): Placement[] {
  return placements.filter((placement) => items.some((item) => item.placement === placement))
}

/** Returns the lines behind an order's items: each colour and size once, its pieces counted once however many prints they get. */
export function linesOf<I extends Item>(items: readonly I[]): I[] {
  const lines = new Map(items.map((item) => [keyOf(item), item]))
  return [...lines.values()]
}

/** Returns the number of pieces that a bulk order takes from stock. */
export function piecesOfBulk(items: readonly Item[]): number {
  return linesOf(items).reduce((sum, line) => sum + line.quantity, 0)
}

/**
 * Returns what is wrong with the items of an order, or undefined. Each shirt gets all prints, so every line must appear exactly once at every placement,
 * with the same quantity.
 */
export function bulkItemsProblem(items: readonly Item[]): string | undefined {
  const chosen = placementsOf(items)
  const lines = linesOf(items)
  for (const line of lines) {
    for (const placement of chosen) {
      const same = items.filter((item) => item.placement === placement && keyOf(item) === keyOf(line))
      const name = `${line.color}, size ${sizeLabel(line.size)}`
      if (same.length === 0) return `${name} is missing at ${placement}: every line needs all placements of the order.`
      if (same.length > 1) return `${name} stands more than once at ${placement}.`
      if (same[0]?.quantity !== line.quantity) return `${name} has another quantity at ${placement}.`
    }
  }
  return undefined
}

const keyOf = ({ color, size }: Pick<Item, 'color' | 'size'>) => `${color} ${size}`
