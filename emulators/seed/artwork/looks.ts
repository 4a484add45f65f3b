/** How every product of the seed is photographed: cut, colour, print, wall, and which views there are. */
import { type PrintedSide, printedSides } from '@teeshala/contract/catalogue/house-print'
import type { Look, View } from './look.ts'
import { dryFitLooks } from './looks/dry-fit.ts'
import { hoodieLooks } from './looks/hoodie.ts'
import { oversizedLooks } from './looks/oversized.ts'
import { poloLooks } from './looks/polo.ts'
import { roundNeckLooks } from './looks/round-neck.ts'
import { vNeckLooks } from './looks/v-neck.ts'

/** Every product that has pictures, by its id. */
export const catalogueLooks: Readonly<Record<string, Look>> = {
  ...roundNeckLooks,
  ...vNeckLooks,
  ...poloLooks,
  ...oversizedLooks,
  ...dryFitLooks,
  ...hoodieLooks,
}

const addressOf = (productId: string, view: View) => `/catalogue/${productId}-${view.name}-960.webp`

/** The addresses of a product's pictures, largest variant, in the order of its gallery. */
export function picturesOf(productId: string): string[] {
  return (catalogueLooks[productId]?.views ?? []).map((view) => addressOf(productId, view))
}

/** The sides of a product that its pictures show printed: the print that it comes with. */
export function printedSidesOf(productId: string): PrintedSide[] {
  const own = (catalogueLooks[productId]?.views ?? []).filter(({ isExample }) => !isExample)
  if (own.some(({ allOver }) => allOver)) return [...printedSides]
  return printedSides.filter((side) => own.some((view) => view.side === side && view.stamps))
}

/** For each colour, the product's first picture in it, which shows the back if the print is on the back. */
export function colourPicturesOf(productId: string): Record<string, string> {
  const views = (catalogueLooks[productId]?.views ?? []).filter(({ isExample }) => !isExample)
  return Object.fromEntries(views.toReversed().map((view) => [view.fabric, addressOf(productId, view)]))
}
