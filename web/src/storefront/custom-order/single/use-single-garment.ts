import { useQuery } from '@tanstack/react-query'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import { placements, usualPlacement } from '@teeshala/contract/catalogue/options/placement'
import { singleOrderSizes } from '@teeshala/contract/catalogue/options/size'
import { sizesOffered } from '@teeshala/contract/catalogue/options/sizes-offered'
import type { Product } from '@teeshala/contract/catalogue/product'
import { singleOrderProduct } from '@teeshala/contract/catalogue/single-order-product'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { productColorsQuery, productQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { changeSingle, useDrafts } from '../../../shared/designer/drafts/design-drafts.ts'
import { useCanvas } from '../../../shared/designer/use-canvas.ts'

/** The garment of a single order draft, its colours, sizes and placements, and its design. */
export function useSingleGarment() {
  const draft = useDrafts(({ single }) => single)
  const { productId = singleOrderProduct, size, color, placement } = draft
  const { data: product, error, isFetching, refetch } = useQuery(productQuery(productId))
  const { data: allColors = [] } = useQuery(productColorsQuery)
  const colors = product ? allColors.filter(({ _id }) => product.colors.includes(_id)) : allColors
  const cut = product ? cutForType(product.type) : 'dry-fit'
  const placeable = product ? freePlacements(product) : placements
  const usual = placeable.includes(usualPlacement) ? usualPlacement : (placeable[0] ?? usualPlacement)
  const area = commonPrintArea(cut, placement ?? usual, size ? [size] : [])
  const laid = useCanvas({ layers: draft.designs, active: draft.active }, area, ({ layers, active }) =>
    changeSingle({ ...(layers && { designs: layers }), ...(active !== undefined && { active }) }),
  )
  const sizes = sizesOffered(singleOrderSizes, product?.sizes ?? [])
  const cloth = colors.find(({ _id }) => _id === color)
  const failure = product || !error ? undefined : { error, isAsking: isFetching, askAgain: refetch }
  return { draft, productId, product, failure, colors, sizes, cloth, cut, placeable, area, laid }
}

/** Changes the garment: the design stays, and so do the choices that the new one offers. */
export function changeGarment(garment: Product): void {
  useDrafts.setState(({ single: { color, placement, size, ...kept } }) => ({
    single: {
      ...kept,
      productId: garment._id,
      ...(size && sizesOffered(singleOrderSizes, garment.sizes).includes(size) && { size }),
      ...(color && garment.colors.includes(color) && { color }),
      ...(placement && freePlacements(garment).includes(placement) && { placement }),
    },
  }))
}
