import { type Product, percentOff } from '@teeshala/contract/catalogue/product'
import type { Upload } from '../../../../shared/uploads/uploads-store.ts'
import * as texts from '../../../../texts/admin/products.ts'
import { addressOf } from '../../form/image-address.ts'
import type { ProductValues } from '../../form/product-values.ts'

const never = new Date(0).toISOString()

/** Returns the product as the shop would show it; missing parts have placeholders. */
export function previewedProduct(values: ProductValues, uploads: Readonly<Record<string, Upload>>): Product {
  const {
    images,
    price,
    originalPrice,
    bulkPrice,
    stock,
    colorImages: _,
    specification,
    isPrepaid,
    isGivenAway: _isGivenAway,
    ...rest
  } = values
  const struck = originalPrice === '' ? undefined : originalPrice
  const told = Object.fromEntries(Object.entries(specification).filter(([, value]) => value !== ''))
  return {
    ...rest,
    _id: 'preview',
    isPrinted: values.printedSides.length > 0,
    rating: 0,
    reviewCount: 0,
    name: values.name.trim() || texts.nameOfTheProduct,
    type: values.type || 'Type',
    price: price || 0,
    originalPrice: struck,
    ...(bulkPrice !== '' && { bulkPrice }),
    discountPercentage: percentOff(price || 0, struck),
    stock: stock || 0,
    images: images.flatMap((image) => uploads[image.id]?.picture.url || addressOf(image, uploads[image.id]) || []),
    ...(isPrepaid && { isPrepaid }),
    specification: told,
    createdAt: never,
    updatedAt: never,
  }
}
