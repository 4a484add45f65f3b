import { linesOf, placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { bulkOrderSizes } from '@teeshala/contract/catalogue/options/size'
import { sizesOffered } from '@teeshala/contract/catalogue/options/sizes-offered'
import { documentOfDesigns } from '@teeshala/contract/designs/document-of-designs'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { queryClient } from '../../../shared/api/queries/query-client.ts'
import { productQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { adoptInBulk } from '../../../shared/designer/adopt-document.ts'
import { changeBulk, clearBulk } from '../../../shared/designer/drafts/design-drafts.ts'

/**
 * Starts a bulk order from an earlier one: designs, pieces that the garment still offers, and people. Returns the
 * placements whose design could not be opened. Throws `ApiFailure` if the garment is not available.
 */
export async function orderInBulkAgain(order: BulkOrder): Promise<Placement[]> {
  const { productId, items, designs, designDocuments, people } = order
  const product = await queryClient.fetchQuery(productQuery(productId))
  const lines = linesOf(items).map(({ color, size, quantity }) => ({ color, size, quantity }))
  const sizes = sizesOffered(bulkOrderSizes, product.sizes)
  const isOffered = ({ color, size }: { color: string; size: (typeof sizes)[number] }) =>
    (product.colors.length === 0 || product.colors.includes(color)) && sizes.includes(size)
  const ordered = placementsOf(items).filter((placement) => freePlacements(product).includes(placement))
  clearBulk(productId)
  changeBulk(productId, () => ({
    placements: ordered,
    lines: lines.filter(isOffered),
    ...(people && {
      roster: {
        people: people.map(({ name, number, size }) => ({ name, number, size })),
        acceptsRepeats: true,
        ...(lines[0] && { color: lines[0].color }),
      },
    }),
  }))
  const missing: Placement[] = []
  for (const placement of ordered) {
    const print = { placement, cut: cutForType(product.type), sizes: lines.map(({ size }) => size) }
    const here = designs.filter((design) => design.placement === placement)
    const document = documentOfDesigns(print, here, designDocuments)
    if (!document) continue
    await adoptInBulk(productId, document, placement).catch(() => missing.push(placement))
  }
  return missing
}
