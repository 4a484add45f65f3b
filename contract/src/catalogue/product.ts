import * as z from 'zod/mini'
import { BasedOn } from '../edit-conflict.ts'
import { DocumentId } from '../ids.ts'
import { Paise, Rupees, toPaise } from '../money.ts'
import { RatingCounts } from '../reviews/rating.ts'
import { Line, Paragraphs, RequiredLine } from '../text.ts'
import { categories, productSorts } from './categories.ts'
import { hasSideLeft, noSideLeft, PrintedSide } from './house-print.ts'
import { countries, homeCountry } from './options/country.ts'
import { Size } from './options/size.ts'
import { notItsColor } from './refusals.ts'
import { Stock } from './stock.ts'

export const Category = z.enum(categories, { error: `One of ${categories.join(', ')}` })
export type Category = z.infer<typeof Category>

/** The maximum number of pictures of a product. */
export const maxProductImages = 5
/** The errors for one picture too many, and for a product without any. */
export const tooManyImages = `Maximum ${maxProductImages} images allowed per product`
export const imageRequired = 'Please upload at least one image'
/** What the API answers until a product has reviews; the shop's pages then show no figure. */
export const defaultRating = 4
export const defaultReviewCount = 24

export const Country = z.enum(countries)
export type Country = z.infer<typeof Country>

/** The error for a product at ₹0, which is usually a mistake. */
export const freeUnconfirmed = 'Enter a price; that it is free has to be confirmed in the product’s form'
/** The error for a price of a few paise, where rupees were probably meant. */
export const paiseUnconfirmed = 'Less than ₹1; that this is the price has to be confirmed in the product’s form'

/** Returns whether a price in rupees is so low that staff have to confirm it. */
export function isHardlyAPrice(price: number): boolean {
  return price >= 0 && price < 1
}

/** The error for imported goods without an importer. */
const importerRequired = 'Imported goods name their importer, with the address'

/**
 * Details of the fabric and its manufacture; every field is optional. The country of origin, the maker and the importer must be shown next to goods for
 * sale: Legal Metrology (Packaged Commodities) Rules 2011, rules 6 and 6(10A).
 */
export const Specification = z.object({
  fabric: z.optional(Line(120)),
  gsm: z.optional(
    z
      .int({ error: 'A whole number of grams' })
      .check(z.gte(40, { error: 'At least 40 g/m²' }), z.lte(600, { error: 'At most 600 g/m²' })),
  ),
  fit: z.optional(Line(60)),
  neck: z.optional(Line(60)),
  sleeve: z.optional(Line(60)),
  care: z.optional(Line(200)),
  origin: z.optional(Line(60)),
  country: z.optional(Country),
  /** Name and address of the maker, if it is not the shop. */
  maker: z.optional(Line(200)),
  /** Name and address of the importer. */
  importer: z.optional(Line(200)),
  hsn: z.optional(z.string().check(z.regex(/^\d{4,8}$/, { error: 'An HSN code has 4 to 8 digits' }))),
})
export type Specification = z.infer<typeof Specification>

/** The address of a picture in our own hosting or bucket: a path on this site or an https address (http only on the local machine). */
export const ImageUrl = z.string().check(
  z.maxLength(1000),
  z.regex(/^(\/(?!\/)[\w\-./%~+]+|https:\/\/[^\s"'<>\\]+|http:\/\/127\.0\.0\.1:\d+\/[^\s"'<>\\]+)$/, {
    error: 'Not the address of a picture of this shop',
  }),
)

/** By colour id, the product's picture in that colour. */
const ColorImages = z.record(DocumentId, ImageUrl)

/** The fields shared by the API's view of a product and the stored document. */
const shared = {
  name: z.string(),
  category: Category,
  type: z.string(),
  description: z.string(),
  fullDescription: z.optional(z.string()),
  images: z.array(z.string()),
  /** By colour id, the one of `images` that shows the product in this colour; other colours are drawn. */
  colorImages: z.optional(z.record(z.string(), z.string())),
  /** The alternative text of each of `images`, in their order; empty if there is none. */
  imageAlts: z.optional(z.array(z.string())),
  sizes: z.array(Size),
  colors: z.array(z.string()),
  isCustomizable: z.boolean(),
  /** The sides that carry the shop's own print; absent for a blank product. */
  printedSides: z.optional(z.array(PrintedSide)),
  stock: z.int().check(z.gte(0)),
  isBestSeller: z.boolean(),
  isNew: z.boolean(),
  isSeasonal: z.boolean(),
  /** Set if orders with this product cannot be paid in cash on delivery. */
  isPrepaid: z.optional(z.literal(true)),
  /** The number of reviews with one star, two, … five; absent without reviews. */
  ratingCounts: z.optional(RatingCounts),
  specification: Specification,
}

/** A product as the API shows it. Amounts in rupees; `colors` are colour ids; `discountPercentage` is computed. */
export const Product = z.object({
  ...shared,
  _id: z.string(),
  price: z.number(),
  /** Whether it comes with the shop's own print. */
  isPrinted: z.boolean(),
  /** From its reviews, or the defaults if there are none (`ratingCounts` is then absent). */
  rating: z.number(),
  reviewCount: z.int(),
  originalPrice: z.optional(z.number()),
  /** The price of a piece with one print in a bulk order; absent if it equals the price. */
  bulkPrice: z.optional(z.number()),
  discountPercentage: z.optional(z.int()),
  /** Only staff are ever sent hidden products. */
  isHidden: z.optional(z.literal(true)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Product = z.infer<typeof Product>

/** The document products/{id}. Amounts in paise. `typeId` and `type` are the product type; renaming the type rewrites `type`. */
export const StoredProduct = z.object({
  ...shared,
  pricePaise: Paise,
  originalPricePaise: z.optional(Paise),
  bulkPricePaise: z.optional(Paise),
  rating: z.optional(z.number()),
  reviewCount: z.optional(z.int()),
  /** The number of pieces held for unproved and unpaid orders, already excluded from `stock`; absent if none. */
  heldPieces: z.optional(z.int().check(z.gte(0))),
  /** Not sold and not shown any more; existing orders keep it. */
  isHidden: z.boolean(),
  typeId: z.string(),
  searchKeys: z.array(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredProduct = z.infer<typeof StoredProduct>

const unique = <T>(values: T[]) => new Set(values).size === values.length

/** The fields of `ProductRequest` and `NewProductRequest`, each on its own. */
const Requested = z.object({
  name: RequiredLine(300, 'Please enter a name'),
  price: Rupees,
  /** For a price below ₹1: whether staff confirmed it in the form. Requests that do not come from a form need no confirmation. */
  isGivenAway: z.optional(z.boolean()),
  originalPrice: z.optional(z.nullable(Rupees)),
  bulkPrice: z.optional(z.nullable(Rupees)),
  category: Category,
  type: RequiredLine(60, 'Please choose a type'),
  description: z._default(Paragraphs(2000), ''),
  fullDescription: z.optional(Paragraphs(10_000)),
  images: z._default(z.array(ImageUrl).check(z.maxLength(maxProductImages, { error: tooManyImages })), []),
  colorImages: z.optional(ColorImages),
  /** In the order of `images`. A PUT without it keeps the stored texts of the pictures that stay. */
  imageAlts: z.optional(z.array(Line(200)).check(z.maxLength(maxProductImages))),
  sizes: z._default(z.array(Size).check(z.refine(unique, { error: 'Each size once' })), []),
  colors: z._default(z.array(DocumentId).check(z.maxLength(50), z.refine(unique, { error: 'Each colour once' })), []),
  isCustomizable: z._default(z.boolean(), false),
  /** Whether it comes with the shop's own print. A PUT without it leaves this unchanged. */
  isPrinted: z.optional(z.boolean()),
  /** The sides with that print; the front by default. */
  printedSides: z.optional(z.array(PrintedSide).check(z.refine(unique, { error: 'Each side once' }))),
  stock: Stock,
  /** The stock shown in the form; pieces sold since are subtracted from `stock`. */
  expectedStock: z.optional(z.int().check(z.gte(0))),
  isBestSeller: z._default(z.boolean(), false),
  isNew: z._default(z.boolean(), false),
  isSeasonal: z._default(z.boolean(), false),
  /** Whether orders with it cannot be paid in cash on delivery. A PUT without it leaves this unchanged. */
  isPrepaid: z.optional(z.boolean()),
  /** A PUT without it leaves this unchanged. */
  isHidden: z.optional(z.boolean()),
  specification: z._default(Specification, {}),
  /** For a PUT. Pieces sold in the meantime do not count as a conflicting change: `expectedStock` handles them. */
  basedOn: BasedOn,
})

/** Refuses fields that do not fit each other. */
const refuseContradictions: z.core.CheckFn<z.infer<typeof Requested>> = (context) => {
  const {
    colors,
    images,
    colorImages = {},
    price,
    originalPrice,
    isCustomizable,
    isPrinted,
    isGivenAway,
  } = context.value
  const { country = homeCountry, importer } = context.value.specification
  const refuse = (message: string, ...path: string[]) =>
    context.issues.push({ code: 'custom', message, path, input: context.value })
  for (const [color, src] of Object.entries(colorImages)) {
    if (!colors.includes(color)) refuse(notItsColor, 'colorImages', color)
    else if (!images.includes(src)) refuse('Not one of the pictures of this product', 'colorImages', color)
  }
  const printedSides = isPrinted === false ? [] : context.value.printedSides
  if (isPrinted && printedSides?.length === 0) refuse('Choose the side of its own print', 'printedSides')
  if (!hasSideLeft({ isCustomizable, printedSides })) refuse(noSideLeft, 'isCustomizable')
  if (isHardlyAPrice(price) && isGivenAway === false) {
    refuse(price === 0 ? freeUnconfirmed : paiseUnconfirmed, 'price')
  }
  if (originalPrice && originalPrice <= price) refuse('The original price must be above the price', 'originalPrice')
  if (country !== homeCountry && !importer) refuse(importerRequired, 'specification', 'importer')
}

/**
 * PUT /api/product/{id}: the whole form, in which name, price, category, type and stock are required. Without `colorImages` the stored entries that still
 * fit the colours and pictures are kept, so that a form without this field loses nothing; `{}` removes them all.
 */
export const ProductRequest = Requested.check(refuseContradictions)
export type ProductRequest = z.infer<typeof ProductRequest>

/** POST /api/product: a new product needs a picture; without a stock there are no pieces yet. */
export const NewProductRequest = z
  .extend(Requested, { category: z._default(Category, 'Women'), stock: z._default(Stock, 0) })
  .check(
    refuseContradictions,
    z.refine(({ images }) => images.length > 0, { error: imageRequired, path: ['images'] }),
  )

/**
 * Returns the discount in whole percent, or undefined if there is none to show: the original price is missing, not above the price, or so close that it
 * rounds to zero. Rounded down, so that the badge never overstates it.
 */
export function percentOff(price: number, originalPrice: number | null | undefined): number | undefined {
  if (!originalPrice || originalPrice <= price) return undefined
  const percent = Math.floor(((toPaise(originalPrice) - toPaise(price)) * 100) / toPaise(originalPrice))
  return percent > 0 ? percent : undefined
}

/** GET /api/product. */
export const ProductSort = z.enum(productSorts)
export type ProductSort = z.infer<typeof ProductSort>
