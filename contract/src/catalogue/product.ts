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

/** The most pictures of a product. */
export const maxProductImages = 5
/** Said of a further one, and of a product without any. */
export const tooManyImages = `Maximum ${maxProductImages} images allowed per product`
export const imageRequired = 'Please upload at least one image'
/** What the API answers until a product has reviews of its own; the shop's pages show no figure then. */
export const defaultRating = 4
export const defaultReviewCount = 24

export const Country = z.enum(countries)
export type Country = z.infer<typeof Country>

/** Said of a product at ₹0, which is mostly a slip. */
export const freeUnconfirmed = 'Enter a price; that it is free has to be confirmed in the product’s form'
/** Said of a price of a few paise, where rupees are mostly meant. */
export const paiseUnconfirmed = 'Less than ₹1; that this is the price has to be confirmed in the product’s form'

/** Whether a price in rupees is so low that staff are asked whether it is meant. */
export function isHardlyAPrice(price: number): boolean {
  return price >= 0 && price < 1
}

/** Said of goods from abroad without the one who answers for them here. */
export const importerRequired = 'Imported goods name their importer, with the address'

/**
 * What a shopper may want to know of the cloth and its making; every part may be missing. Where it was made, by whom and who imported it
 * has to stand beside goods for sale: Legal Metrology (Packaged Commodities) Rules 2011, rules 6 and 6(10A).
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
  /** Name and address of the maker, where that is not the shop. */
  maker: z.optional(Line(200)),
  /** Name and address of the importer. */
  importer: z.optional(Line(200)),
  hsn: z.optional(z.string().check(z.regex(/^\d{4,8}$/, { error: 'An HSN code has 4 to 8 digits' }))),
})
export type Specification = z.infer<typeof Specification>

/** Pictures come from our own hosting or bucket: a path on this site or an https address (http only on the own machine). */
export const ImageUrl = z.string().check(
  z.maxLength(1000),
  z.regex(/^(\/(?!\/)[\w\-./%~+]+|https:\/\/[^\s"'<>\\]+|http:\/\/127\.0\.0\.1:\d+\/[^\s"'<>\\]+)$/, {
    error: 'Not the address of a picture of this shop',
  }),
)

/** By colour id: which of a product's pictures shows it in this colour. */
const ColorImages = z.record(DocumentId, ImageUrl)

/** What the API shows of a product and its document alike. */
const shared = {
  name: z.string(),
  category: Category,
  type: z.string(),
  description: z.string(),
  fullDescription: z.optional(z.string()),
  images: z.array(z.string()),
  /** By colour id, the one of `images` that shows the product in this colour; a colour without is drawn. */
  colorImages: z.optional(z.record(z.string(), z.string())),
  /** What each of `images` shows, in their order, for those who do not see it; empty where nobody has said so. */
  imageAlts: z.optional(z.array(z.string())),
  sizes: z.array(Size),
  colors: z.array(z.string()),
  isCustomizable: z.boolean(),
  /** The sides that come with a print of the shop's own; missing of a blank one. */
  printedSides: z.optional(z.array(PrintedSide)),
  stock: z.int().check(z.gte(0)),
  isBestSeller: z.boolean(),
  isNew: z.boolean(),
  isSeasonal: z.boolean(),
  /** Whether no order with it is paid in cash at the door. */
  isPrepaid: z.optional(z.literal(true)),
  /** How many of its reviews gave one star, two, … five; missing where there are none. */
  ratingCounts: z.optional(RatingCounts),
  specification: Specification,
}

/** A product as the API shows it. Amounts in rupees; `colors` are colour ids; `discountPercentage` is computed. */
export const Product = z.object({
  ...shared,
  _id: z.string(),
  price: z.number(),
  /** Whether it comes with a print of the shop's own. */
  isPrinted: z.boolean(),
  /** Of its reviews, or what is said where there are none (`ratingCounts` is missing then). */
  rating: z.number(),
  reviewCount: z.int(),
  originalPrice: z.optional(z.number()),
  /** What a piece with one print costs in an order of printed ones; the price where it is missing. */
  bulkPrice: z.optional(z.number()),
  discountPercentage: z.optional(z.int()),
  /** Only staff are ever answered a hidden product. */
  isHidden: z.optional(z.literal(true)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Product = z.infer<typeof Product>

/** The document products/{id}. Amounts in paise. `typeId` and `type` name the product type; a rename rewrites `type`. */
export const StoredProduct = z.object({
  ...shared,
  pricePaise: Paise,
  originalPricePaise: z.optional(Paise),
  bulkPricePaise: z.optional(Paise),
  rating: z.optional(z.number()),
  reviewCount: z.optional(z.int()),
  /** How many pieces, off `stock` already, are kept for orders that nobody has proved or paid; missing where none are. */
  heldPieces: z.optional(z.int().check(z.gte(0))),
  /** Out of sale and out of sight; the orders that have it keep it. */
  isHidden: z.boolean(),
  typeId: z.string(),
  searchKeys: z.array(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredProduct = z.infer<typeof StoredProduct>

const unique = <T>(values: T[]) => new Set(values).size === values.length

/**
 * POST and PUT /api/product. A PUT without `colorImages` keeps what is stored of it, as far as colours and pictures still
 * fit, so that a form that knows nothing of it loses nothing; `{}` takes all of it away.
 */
export const ProductRequest = z
  .object({
    name: RequiredLine(300, 'Please enter a name'),
    price: Rupees,
    /** Below ₹1: whether staff have confirmed in the form that customers get it for that; who asks without a form is believed. */
    isGivenAway: z.optional(z.boolean()),
    originalPrice: z.optional(z.nullable(Rupees)),
    bulkPrice: z.optional(z.nullable(Rupees)),
    category: z._default(Category, 'Women'),
    type: RequiredLine(60, 'Please choose a type'),
    description: z._default(Paragraphs(2000), ''),
    fullDescription: z.optional(Paragraphs(10_000)),
    images: z._default(z.array(ImageUrl).check(z.maxLength(maxProductImages, { error: tooManyImages })), []),
    colorImages: z.optional(ColorImages),
    /** By the place in `images`. A PUT without it keeps what is stored of the pictures that stay. */
    imageAlts: z.optional(z.array(Line(200)).check(z.maxLength(maxProductImages))),
    sizes: z._default(z.array(Size).check(z.refine(unique, { error: 'Each size once' })), []),
    colors: z._default(z.array(DocumentId).check(z.maxLength(50), z.refine(unique, { error: 'Each colour once' })), []),
    isCustomizable: z._default(z.boolean(), false),
    /** Whether it comes with a print of the shop's own. A PUT without it leaves the product printed or blank, as it was. */
    isPrinted: z.optional(z.boolean()),
    /** Where that print is; the front of a printed product unless it says so. */
    printedSides: z.optional(z.array(PrintedSide).check(z.refine(unique, { error: 'Each side once' }))),
    stock: Stock,
    /** The stock the form was filled with: pieces sold since then are taken off `stock`. */
    expectedStock: z.optional(z.int().check(z.gte(0))),
    isBestSeller: z._default(z.boolean(), false),
    isNew: z._default(z.boolean(), false),
    isSeasonal: z._default(z.boolean(), false),
    /** Whether no order with it is paid in cash at the door. A PUT without it leaves that as it was. */
    isPrepaid: z.optional(z.boolean()),
    /** A PUT without it leaves the product hidden or shown, as it was. */
    isHidden: z.optional(z.boolean()),
    specification: z._default(Specification, {}),
    /** Of a PUT. Pieces that are sold meanwhile are no change by somebody else: `expectedStock` is there for them. */
    basedOn: BasedOn,
  })
  .check((context) => {
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
  })
export type ProductRequest = z.infer<typeof ProductRequest>

/** POST /api/product: what is new in the shop has to be seen. */
export const NewProductRequest = ProductRequest.check(
  z.refine(({ images }) => images.length > 0, { error: imageRequired, path: ['images'] }),
)

/**
 * Whole percent off, or undefined where no true discount would show: an original price that is missing, not above the
 * price, or so close that it rounds to zero. Rounded down, so that the badge never promises more than the price gives.
 */
export function percentOff(price: number, originalPrice: number | null | undefined): number | undefined {
  if (!originalPrice || originalPrice <= price) return undefined
  const percent = Math.floor(((toPaise(originalPrice) - toPaise(price)) * 100) / toPaise(originalPrice))
  return percent > 0 ? percent : undefined
}

/** GET /api/product. */
export const ProductSort = z.enum(productSorts)
export type ProductSort = z.infer<typeof ProductSort>
