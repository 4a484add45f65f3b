/** Kept apart from the other rules about the shop's own prints because the shop's first page needs only this. */
type Printed = {
  /** The sides that carry the shop's own print; a blank product has none. */
  readonly printedSides?: readonly unknown[] | undefined
}

/** Returns whether a product comes with the shop's own print. */
export function isPrinted({ printedSides = [] }: Printed): boolean {
  return printedSides.length > 0
}

/** Returns whether a shirt can only be ordered with a placement: a blank one made to be printed on. */
export function needsPlacement(product: Printed & { readonly isCustomizable: boolean }): boolean {
  return product.isCustomizable && !isPrinted(product)
}
