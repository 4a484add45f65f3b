import * as z from 'zod/mini'
import { Size } from '../catalogue/options/size.ts'
import { Category, Country, type StoredProduct } from '../catalogue/product.ts'
import { Paise } from '../money.ts'
import { Fabric, fabricOf } from './fabric.ts'

/** What the search stores of a product: its searchable words as written, and its filter and sort fields. */
export const SearchEntry = z.object({
  name: z.string(),
  type: z.string(),
  category: Category,
  description: z.string(),
  /** Cut and fabric, as text. */
  make: z.string(),
  fabric: z.optional(Fabric),
  country: z.optional(Country),
  sizes: z.array(Size),
  colors: z.array(z.string()),
  pricePaise: Paise,
  isCustomizable: z.boolean(),
  /** Whether it comes with the shop's own print. */
  isPrinted: z.boolean(),
  isBestSeller: z.boolean(),
  isNew: z.boolean(),
  isSeasonal: z.boolean(),
  createdAt: z.date(),
})
export type SearchEntry = z.infer<typeof SearchEntry>

/** The document searchShards/{shard}: the entries of the visible products whose ids belong to it. */
export const StoredSearchShard = z.object({
  /** Absent once the last entry was removed. */
  entries: z.optional(z.record(z.string(), SearchEntry)),
  updatedAt: z.date(),
})
export type StoredSearchShard = z.infer<typeof StoredSearchShard>

/**
 * Raise this whenever the stored entries change: the shop then rewrites all of them before its next search. See docs/decisions/0036-product-search.md.
 */
export const searchShape = 3

/** The document searchBuilds/products: the shape in which all entries were last written. */
export const StoredSearchBuild = z.object({ shape: z.int(), builtAt: z.date() })
export type StoredSearchBuild = z.infer<typeof StoredSearchBuild>

/** Enough shards for a thousand products to fit into each; see docs/decisions on the search. */
export const searchShards = 64

/** Returns the shard of a product, one of 64 of similar size: FNV-1a of its id. */
export function searchShardOf(productId: string): string {
  let hash = 0x811c9dc5
  for (const letter of productId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (((hash >>> 16) ^ hash) & (searchShards - 1)).toString(16).padStart(2, '0')
}

/** The beginning of a description says what the product is about. */
const longestDescription = 400

/** Returns the entry of a product; undefined if it is hidden. */
export function searchEntryOf(product: StoredProduct): SearchEntry | undefined {
  if (product.isHidden) return undefined
  const { name, type, category, sizes, colors, pricePaise, createdAt, specification } = product
  const { isCustomizable, printedSides, isBestSeller, isNew, isSeasonal } = product
  const { fabric: cloth, fit, neck, sleeve, country } = specification
  const fabric = fabricOf(cloth)
  return {
    name,
    type,
    category,
    description: product.description.slice(0, longestDescription),
    make: [cloth, fit, neck, sleeve].filter((part) => part !== undefined).join(', '),
    ...(fabric && { fabric }),
    ...(country && { country }),
    sizes,
    colors,
    pricePaise,
    isCustomizable,
    isPrinted: printedSides !== undefined && printedSides.length > 0,
    isBestSeller,
    isNew,
    isSeasonal,
    createdAt,
  }
}

/** Returns the stored shards for these products. */
export function searchShardsOf(
  products: Iterable<[id: string, StoredProduct]>,
  updatedAt: Date,
): Map<string, StoredSearchShard> {
  const shards = new Map<string, StoredSearchShard>()
  for (const [id, product] of products) {
    const entry = searchEntryOf(product)
    if (!entry) continue
    const shard = searchShardOf(id)
    shards.set(shard, { entries: { ...shards.get(shard)?.entries, [id]: entry }, updatedAt })
  }
  return shards
}
