import type { PrintedSide } from '@teeshala/contract/catalogue/house-print'
import type { Size } from '@teeshala/contract/catalogue/options/size'
import {
  type Category,
  isHardlyAPrice,
  type Product,
  type ProductRequest,
  type Specification,
} from '@teeshala/contract/catalogue/product'
import { addressOf } from './image-address.ts'

/** A picture in the form: one that the product has, or one on its way to the shop. */
export type FormImage = {
  /** Of the upload, or the address of a picture that was there before. */
  readonly id: string
  readonly name: string
  readonly alt: string
  /** Where everybody may see it; absent until it has arrived. */
  readonly address?: string
}

/** What the form holds. An empty number is '', as its field has it. */
export type ProductValues = {
  name: string
  price: number | ''
  /** A price below ₹1 is meant. */
  isGivenAway: boolean
  originalPrice: number | ''
  bulkPrice: number | ''
  category: Category
  type: string
  description: string
  fullDescription: string
  images: FormImage[]
  /** By colour, the id of the picture that shows the product in it. */
  colorImages: Record<string, string>
  sizes: Size[]
  colors: string[]
  isCustomizable: boolean
  printedSides: PrintedSide[]
  stock: number | ''
  isBestSeller: boolean
  isNew: boolean
  isSeasonal: boolean
  isPrepaid: boolean
  specification: Record<keyof Specification, string | number>
}

const noSpecification = {
  fabric: '',
  gsm: '',
  fit: '',
  neck: '',
  sleeve: '',
  care: '',
  origin: '',
  country: '',
  maker: '',
  importer: '',
  hsn: '',
} as const

/** The form as it opens for a new product. */
export const emptyValues: ProductValues = {
  name: '',
  price: '',
  isGivenAway: false,
  originalPrice: '',
  bulkPrice: '',
  category: 'Women',
  type: '',
  description: '',
  fullDescription: '',
  images: [],
  colorImages: {},
  sizes: [],
  colors: [],
  isCustomizable: false,
  printedSides: [],
  stock: 0,
  isBestSeller: false,
  isNew: false,
  isSeasonal: false,
  isPrepaid: false,
  specification: noSpecification,
}

/** The form as it opens for a product of the shop. */
export function valuesOf(product: Product): ProductValues {
  const {
    images,
    imageAlts = [],
    originalPrice = '',
    bulkPrice = '',
    fullDescription = '',
    colorImages = {},
    printedSides = [],
    specification,
  } = product
  const { name, price, category, type, description, sizes, colors, isCustomizable, stock } = product
  const { isBestSeller, isNew, isSeasonal } = product
  return {
    name,
    price,
    isGivenAway: isHardlyAPrice(price),
    originalPrice,
    bulkPrice,
    category,
    type,
    description,
    fullDescription,
    images: images.map((src, place) => ({ id: src, name: '', alt: imageAlts[place] ?? '', address: src })),
    colorImages: { ...colorImages },
    sizes,
    colors,
    isCustomizable,
    printedSides,
    stock,
    isBestSeller,
    isNew,
    isSeasonal,
    isPrepaid: product.isPrepaid === true,
    specification: { ...noSpecification, ...specification },
  }
}

/** Stands for the address of a picture that is on its way, so that the rest of the form can be judged meanwhile. */
const onItsWay = (id: string) => `/on-its-way/${id}`

/**
 * What the shop is asked to store. Its rules judge it, so an empty number is left out; a picture that has not arrived has no true
 * address yet.
 */
export function requestOf(values: ProductValues): ProductRequest {
  const {
    images,
    colorImages,
    colors,
    price,
    originalPrice,
    bulkPrice,
    stock,
    fullDescription,
    specification,
    ...rest
  } = values
  const srcOf = new Map(images.map((image) => [image.id, addressOf(image) ?? onItsWay(image.id)]))
  const shown = colors.flatMap((color) => {
    const src = srcOf.get(colorImages[color] ?? '')
    return src === undefined ? [] : [[color, src] as const]
  })
  const told = Object.entries(specification).filter(([, value]) => value !== '')
  return {
    ...rest,
    colors,
    price: price === '' ? (undefined as unknown as number) : price,
    originalPrice: originalPrice === '' ? null : originalPrice,
    bulkPrice: bulkPrice === '' ? null : bulkPrice,
    stock: stock === '' ? (undefined as unknown as number) : stock,
    ...(fullDescription && { fullDescription }),
    images: [...srcOf.values()],
    imageAlts: images.map(({ alt }) => alt),
    colorImages: Object.fromEntries(shown),
    specification: Object.fromEntries(told),
  }
}
