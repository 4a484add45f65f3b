import { needsPlacement } from '../catalogue/blank-or-printed.ts'
import { freePlacements, type PrintedSide } from '../catalogue/house-print.ts'
import type { KeptDocument } from '../design-document/design-document.ts'
import { isSameDocument } from '../design-document/same-document.ts'
import { hasOwnDesign } from '../designs/line-designs.ts'
import type { ChoiceName } from './cart.ts'

type Choices = {
  size?: string | undefined
  color?: string | undefined
  placement?: string | undefined
  design?: string | undefined
  designDocument?: KeptDocument | undefined
}
type Line = Choices & { _id: string; productId: string; quantity: number }

const sameArticle = (one: Choices & { productId: string }, other: Choices & { productId: string }) =>
  one.productId === other.productId &&
  one.size === other.size &&
  one.color === other.color &&
  one.placement === other.placement &&
  one.design === other.design &&
  isSameDocument(one.designDocument, other.designDocument)

/**
 * Puts a line into a cart: lines with the same product, size, colour, placement and design become one, the earlier one's
 * place and id stay, quantities add up. Neither input is changed.
 */
export function mergeLine<T extends Line>(lines: readonly T[], added: T): T[] {
  const twin = lines.find((line) => line._id !== added._id && sameArticle(line, added))
  const others = lines.filter((line) => line._id !== added._id)
  if (!twin) {
    return lines.some((line) => line._id === added._id)
      ? lines.map((line) => (line._id === added._id ? added : line))
      : [...lines, added]
  }
  const merged = { ...added, _id: twin._id, quantity: twin.quantity + added.quantity }
  return others.map((line) => (line._id === twin._id ? merged : line))
}

/** Pieces of a product over all lines: the stock is shared by its sizes and colours. */
export function piecesOf(lines: readonly Pick<Line, 'productId' | 'quantity'>[], productId: string): number {
  return lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0)
}

/** The most pieces a line can have of what is in stock, when the cart's other lines of the product keep theirs. */
export function mostOfLine(
  lines: readonly Pick<Line, 'productId' | 'quantity'>[],
  line: Pick<Line, 'productId' | 'quantity'>,
  stock: number,
): number {
  return Math.max(0, stock - (piecesOf(lines, line.productId) - line.quantity))
}

/**
 * The choices a line still lacks before it can be ordered: a size or colour of the product's own where it has any, a
 * placement where it is a blank one to be printed on, or where a design is to be put on a printed one. A choice the product does not (or
 * no longer) offer counts as lacking.
 */
export function missingChoices(
  product: {
    sizes: readonly string[]
    colors: readonly string[]
    isCustomizable: boolean
    printedSides?: readonly PrintedSide[] | undefined
  },
  line: Choices,
): ChoiceName[] {
  const missing: ChoiceName[] = []
  if (product.sizes.length > 0 && !(line.size && product.sizes.includes(line.size))) missing.push('size')
  if (product.colors.length > 0 && !(line.color && product.colors.includes(line.color))) missing.push('color')
  const isPrintWanted = needsPlacement(product) || (product.isCustomizable && (line.placement || hasOwnDesign(line)))
  if (isPrintWanted && !freePlacements(product).some((free) => free === line.placement)) missing.push('placement')
  return missing
}

/** Said when a product is added without a choice it needs. */
export const choicesRequired = 'Please select all required options before adding to cart.'
