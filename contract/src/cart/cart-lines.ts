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
 * Merges a line into a cart. Lines with the same product, size, colour, placement and design become one: the earlier one keeps its position and id, and
 * the quantities add up. Neither input is changed.
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

/** Returns the pieces of a product over all lines; its sizes and colours share one stock. */
export function piecesOf(lines: readonly Pick<Line, 'productId' | 'quantity'>[], productId: string): number {
  return lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0)
}

/** Returns the most pieces of the stock that a line can have, if the cart's other lines of the product keep theirs. */
export function mostOfLine(
  lines: readonly Pick<Line, 'productId' | 'quantity'>[],
  line: Pick<Line, 'productId' | 'quantity'>,
  stock: number,
): number {
  return Math.max(0, stock - (piecesOf(lines, line.productId) - line.quantity))
}

/**
 * Returns the choices that a line needs before it can be ordered: a size or colour if the product has any; a placement for a blank product made to be
 * printed on, or if a design goes on a printed one. A choice that the product does not offer (any more) counts as missing.
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

/** Returns whether a line has a design that its product does not take (any more). It is removed before the line can be ordered. */
export function isDesignUnprintable(product: { isCustomizable: boolean }, line: Choices): boolean {
  return !product.isCustomizable && hasOwnDesign(line)
}

/** Returns the choices that need not be asked for on a product's page: its size and its colour if it has only one. */
export function onlyChoices<Size extends string>(product: { sizes: readonly Size[]; colors: readonly string[] }) {
  const [[size, ...sizesLeft], [color, ...colorsLeft]] = [product.sizes, product.colors]
  return {
    ...(size !== undefined && sizesLeft.length === 0 && { size }),
    ...(color !== undefined && colorsLeft.length === 0 && { color }),
  }
}

/** The error when a product is added without a required choice. */
export const choicesRequired = 'Please select all required options before adding to cart.'
