/** The colour × size table of a bulk order: another way to enter its lines. */

import type { BulkLine, BulkSize } from '@teeshala/contract/bulk/bulk-lines'
import { maxQuantity } from '@teeshala/contract/cart/quantity'
import { formatCount } from '@teeshala/contract/count-format'
import { latinDigits } from '@teeshala/contract/latin-digits'
import * as texts from '../../../texts/storefront/custom-order.ts'

/** A colour as a row of the table. */
export type Row = { readonly id: string; readonly name: string }

/** A cell of the table, counted from the top left. */
export type Cell = { readonly row: number; readonly column: number }

/** The message for more pieces than a line can hold. */
export const atMostPieces = texts.mostPiecesOfOne(formatCount(maxQuantity))

/** Returns the lines with one cell set to a number of pieces; zero removes its line. A new line comes last. */
export function withCell(
  lines: readonly BulkLine[],
  { color, size }: Pick<BulkLine, 'color' | 'size'>,
  quantity: number,
) {
  const pieces = Math.min(maxQuantity, Math.max(0, Math.trunc(quantity) || 0))
  const isCell = (line: BulkLine) => line.color === color && line.size === size
  if (pieces === 0) return lines.filter((line) => !isCell(line))
  if (!lines.some(isCell)) return [...lines, { color, size, quantity: pieces }]
  return lines.map((line) => (isCell(line) ? { ...line, quantity: pieces } : line))
}

/** Returns the lines after 'Add to Order': pieces are added to the line of the same colour and size. */
export function withLine(lines: readonly BulkLine[], { color, size, quantity }: BulkLine): readonly BulkLine[] {
  const before = quantityOf(lines, color, size)
  return withCell(lines, { color, size }, before + quantity)
}

/** Returns the pieces of one colour and size; 0 without a line. */
export function quantityOf(lines: readonly BulkLine[], color: string, size: BulkSize): number {
  return lines.find((line) => line.color === color && line.size === size)?.quantity ?? 0
}

/** Returns the pieces of all lines that `counts` accepts: of a colour, of a size, of all. */
export function pieces(lines: readonly BulkLine[], counts: (line: BulkLine) => boolean = () => true): number {
  return lines.reduce((sum, line) => (counts(line) ? sum + line.quantity : sum), 0)
}

/** Parses the pieces typed into a cell, in Latin or Devanagari digits; undefined if not a whole number. */
export function typedQuantity(typed: string): number | undefined {
  const digits = latinDigits(typed).trim()
  return /^\d*$/.test(digits) ? Number(digits) : undefined
}

/** Returns why the input of a cell cannot be ordered, with the cell's name; undefined if it can. */
export function cellProblem(typed: string, cell: string): string | undefined {
  const quantity = typedQuantity(typed)
  if (quantity === undefined) return texts.onlyWholeNumbersOfPieces(cell)
  return quantity > maxQuantity ? texts.mostPiecesOfCell(cell, formatCount(maxQuantity)) : undefined
}
