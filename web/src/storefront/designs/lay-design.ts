import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import { type Placement, usualPlacement } from '@teeshala/contract/catalogue/options/placement'
import type { Product } from '@teeshala/contract/catalogue/product'
import type { SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { changeProductDraft } from '../../shared/cart/product-draft.ts'
import { adoptDocument, adoptInBulk } from '../../shared/designer/adopt-document.ts'
import { layersAt } from '../../shared/designer/drafts/bulk-layers.ts'
import { changeBulk, shirtDraft, useDrafts } from '../../shared/designer/drafts/design-drafts.ts'
import { rememberSavedAs } from '../../shared/designer/saving/saved-as.ts'
import { guestDesigns } from '../../shared/saved-designs/guest-designs.ts'

/** Returns a design's placement on a garment: its own, or the garment's first. */
export function placementOn(product: Product, { placement }: Pick<SavedDesign, 'placement'>): Placement {
  const free = freePlacements(product)
  return free.includes(placement) ? placement : (free[0] ?? usualPlacement)
}

/** Returns whether there is already another design in its place. */
export function isBegun(saved: SavedDesign, product: Product, isInBulk: boolean): boolean {
  if (!isInBulk) return shirtDraft(product._id).layers.length > 0
  const draft = useDrafts.getState().bulk[product._id]
  if (!draft) return false
  return layersAt(draft, placementOn(product, saved)).length > 0
}

const isOffered = (color: string | undefined, { colors }: Product): color is string =>
  color !== undefined && colors.includes(color)

function secretsOf({ _id }: SavedDesign): (path: string) => string | undefined {
  const { secrets } = guestDesigns().find((each) => each._id === _id) ?? {}
  return (path) => secrets?.[path]
}

/** Applies a saved design to a garment, replacing what was drawn there. Throws if a picture cannot be loaded. */
export async function layDesign(saved: SavedDesign, product: Product): Promise<void> {
  const placement = placementOn(product, saved)
  await adoptDocument(product._id, saved.document, placement, { secretOf: secretsOf(saved) })
  changeProductDraft(product._id, ({ choices }) => ({
    choices: {
      ...choices,
      placement,
      ...(isOffered(saved.color, product) && { color: saved.color }),
    },
  }))
  // On another garment it becomes a separate design.
  rememberSavedAs(product._id, product._id === saved.productId ? saved : undefined)
}

/** Applies a saved design to a garment's bulk order, replacing the design at its placement. Throws if a picture cannot be loaded. */
export async function layInBulk(saved: SavedDesign, product: Product): Promise<void> {
  const placement = placementOn(product, saved)
  await adoptInBulk(product._id, saved.document, placement, { secretOf: secretsOf(saved) })
  if (isOffered(saved.color, product)) changeBulk(product._id, () => ({ seenOn: saved.color }))
  rememberSavedAs(`bulk ${product._id} ${placement}`, product._id === saved.productId ? saved : undefined)
}
