/** Apart from the rules of the shop's own prints, because the first page of the shop asks this and no more. */
type Printed = {
  /** The sides that come with a print of the shop's own; a product without is blank. */
  readonly printedSides?: readonly unknown[] | undefined
}

/** Returns whether a product comes with a print of the shop's own. */
export function isPrinted({ printedSides = [] }: Printed): boolean {
  return printedSides.length > 0
}

/** Returns whether a shirt is only whole once its buyer has said where to print: a blank one that is made to be printed on. */
export function needsPlacement(product: Printed & { readonly isCustomizable: boolean }): boolean {
  return product.isCustomizable && !isPrinted(product)
}
