import type { QueryClient } from '@tanstack/react-query'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import { type Placement, usualPlacement } from '@teeshala/contract/catalogue/options/placement'
import type { Product } from '@teeshala/contract/catalogue/product'
import type { SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { changeProductDraft } from '../../shared/cart/product-draft.ts'
import { adoptDocument } from '../../shared/designer/adopt-document.ts'
import { guestDesigns } from '../../shared/saved-designs/guest-designs.ts'
import { rememberSavedAs } from '../../shared/saved-designs/saved-as.ts'

/** Where a design goes on a garment: where it was, or the first place that the garment has. */
export function placementOn(product: Product, { placement }: Pick<SavedDesign, 'placement'>): Placement {
  const free = freePlacements(product)
  return free.includes(placement) ? placement : (free[0] ?? usualPlacement)
}

/** Lays a saved design on a garment, in place of what was drawn there. Throws where a picture cannot be fetched. */
export async function layDesign(saved: SavedDesign, product: Product, queryClient: QueryClient): Promise<void> {
  const { secrets } = guestDesigns().find(({ _id }) => _id === saved._id) ?? {}
  const placement = placementOn(product, saved)
  await adoptDocument(product._id, saved.document, placement, queryClient, (path) => secrets?.[path])
  changeProductDraft(product._id, ({ choices }) => ({
    choices: {
      ...choices,
      placement,
      ...(saved.color !== undefined && product.colors.includes(saved.color) && { color: saved.color }),
    },
  }))
  // On another garment it becomes a design of its own.
  rememberSavedAs(product._id, product._id === saved.productId ? saved : undefined)
}
