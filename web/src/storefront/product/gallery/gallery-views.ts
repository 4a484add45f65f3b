import { isPrinted } from '@teeshala/contract/catalogue/blank-or-printed'
import { freePlacements } from '@teeshala/contract/catalogue/house-print'
import { altOf } from '@teeshala/contract/catalogue/image-alts'
import { colorPicture } from '@teeshala/contract/catalogue/options/color-picture'
import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import type { Product } from '@teeshala/contract/catalogue/product'
import type { GarmentSide } from '@teeshala/contract/garment/shape/cut'
import * as texts from '../../../texts/storefront/product.ts'

/** A view of the gallery. */
export type GalleryView =
  | {
      readonly key: string
      readonly kind: 'picture'
      readonly src: string
      readonly label: string
      readonly alt?: string
    }
  | { readonly key: GarmentSide; readonly kind: 'garment'; readonly side: GarmentSide; readonly label: string }

type Pictured = Pick<Product, 'images' | 'imageAlts' | 'colorImages' | 'colors' | 'isCustomizable' | 'printedSides'>

/**
 * Returns the pictures of a product, each named by its colours, then its garment: both sides if the visitor
 * decides what is printed, the front if a colour has no picture. For products with a house print only the free side is
 * drawn, because drawings lack the house print.
 */
export function galleryViews(product: Pictured, known: readonly Pick<ProductColor, '_id' | 'name'>[]): GalleryView[] {
  const { images, colorImages = {}, colors } = product
  const pictures = images.map((src, index): GalleryView => {
    const shown = known.filter(({ _id }) => colors.includes(_id) && colorImages[_id] === src).map(({ name }) => name)
    const alt = altOf(product, src)
    const label = [texts.pictureOf(index + 1), ...shown].join(', ')
    return { key: src, kind: 'picture', src, label, ...(alt && { alt }) }
  })
  const garment = (side: GarmentSide): GalleryView => ({
    key: side,
    kind: 'garment',
    side,
    label: texts.previewOf(side),
  })
  const free = [...new Set(freePlacements(product).map(sideOf))]
  if (isPrinted(product) || free.length > 0) return [...pictures, ...free.map(garment)]
  const isDrawn = colors.some((color) => colorPicture(product, color).kind === 'garment')
  return isDrawn || pictures.length === 0 ? [...pictures, garment('front')] : pictures
}

/** Returns the view of a colour: its picture, or the garment from this side. */
export function viewOfColor(product: Pictured, color: string, side: GarmentSide): GalleryView['key'] {
  const picture = colorPicture(product, color)
  if (picture.kind === 'photo') return picture.src
  return product.isCustomizable ? side : 'front'
}
