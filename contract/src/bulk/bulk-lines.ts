/** A bulk order's lines (colour, size, pieces) and its items (a line at one placement): the same order, seen by customer and price. */

import { type Placement, placements } from '../catalogue/options/placement.ts'
import type { bulkOrderSizes } from '../catalogue/options/size.ts'
import { sizeLabel } from '../catalogue/options/size-label.ts'
import { type PieceTerms, printPrices } from './piece-price.ts'

export type BulkSize = (typeof bulkOrderSizes)[number]

/** So many pieces of one colour and size, printed at every placement of the order. */
export type BulkLine = { readonly color: string; readonly size: BulkSize; readonly quantity: number }

type Item = BulkLine & { readonly placement: Placement }

/**
 * One item a line and placement, in the shop's order of placements, each priced quantity × unit price, as the order is sent and stored.
 * The break is that of all pieces together.
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

/** What priced items cost together, in paise, without shipping. */
export function bulkTotalPaise(items: readonly { readonly pricePaise: number }[]): number {
  return items.reduce((sum, { pricePaise }) => sum + pricePaise, 0)
}

/** The placements that items name, in the shop's order. */
export function placementsOf(items: readonly Pick<Item, 'placement'>[]): Placement[] {
  return placements.filter((placement) => items.some((item) => item.placement === placement))
}

/** The lines behind an order's items: each colour and size once, its pieces counted once however often they are printed. */
export function linesOf<I extends Item>(items: readonly I[]): I[] {
  const lines = new Map(items.map((item) => [keyOf(item), item]))
  return [...lines.values()]
}

/** Pieces of a bulk order: what it takes from the stock. */
export function piecesOfBulk(items: readonly Item[]): number {
  return linesOf(items).reduce((sum, line) => sum + line.quantity, 0)
}

/**
 * What is wrong with the items of an order, or undefined: every line stands exactly once at every placement, with the same
 * pieces, because each shirt gets all its prints.
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
