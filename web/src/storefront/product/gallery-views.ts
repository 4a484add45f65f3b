import type { GarmentSide } from '@teeshala/contract/garment/cut'

/** One thing the gallery can show. */
export type GalleryView =
  | { readonly key: string; readonly kind: 'picture'; readonly src: string; readonly label: string }
  | { readonly key: GarmentSide; readonly kind: 'garment'; readonly side: GarmentSide; readonly label: string }

/** The pictures of a product, then its garment from both sides where the visitor chooses how it looks. */
export function galleryViews(product: {
  images: readonly string[]
  colors: readonly string[]
  isCustomizable: boolean
}) {
  const pictures = product.images.map(
    (src, index): GalleryView => ({ key: src, kind: 'picture', src, label: `Picture ${index + 1}` }),
  )
  const garment = (side: GarmentSide): GalleryView => ({ key: side, kind: 'garment', side, label: `Preview, ${side}` })
  if (product.isCustomizable) return [...pictures, garment('front'), garment('back')]
  return product.colors.length > 0 || pictures.length === 0 ? [...pictures, garment('front')] : pictures
}
