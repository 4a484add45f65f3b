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

/** A picture in the form: stored, or being uploaded. */
export type FormImage = {
  /** The upload's id, or the URL of a stored picture. */
  readonly id: string
  readonly name: string
  readonly alt: string
  /** The public URL; absent until uploaded. */
  readonly address?: string
}

/** The form's values. An empty number is '', as in its field. */
export type ProductValues = {
  name: string
  price: number | ''
  /** Confirms a price below ₹1. */
  isGivenAway: boolean
  originalPrice: number | ''
  bulkPrice: number | ''
  category: Category
  type: string
  description: string
  fullDescription: string
  images: FormImage[]
  /** The id of the picture that shows the product in a colour. */
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

/** The initial values for a new product. */
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

/** Returns the initial values for an existing product. */
export function valuesOf(product: Product): ProductValues {
  const { price, images, imageAlts = [], colorImages, isPrepaid, specification } = product
  const names = Object.keys(emptyValues) as (keyof Product & keyof ProductValues)[]
  const stored = Object.fromEntries(names.map((name) => [name, product[name] ?? emptyValues[name]]))
  return {
    ...(stored as ProductValues),
    isGivenAway: isHardlyAPrice(price),
    images: images.map((src, place) => ({ id: src, name: '', alt: imageAlts[place] ?? '', address: src })),
    colorImages: { ...colorImages },
    isPrepaid: isPrepaid === true,
    specification: { ...noSpecification, ...specification },
  }
}

/** A placeholder URL for a picture being uploaded, so that the rest of the form can be validated. */
const onItsWay = (id: string) => `/on-its-way/${id}`

/**
 * Returns the request for the form's values. It is validated by the contract's rules, so empty numbers are left out; pictures being uploaded have
 * placeholder URLs.
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
