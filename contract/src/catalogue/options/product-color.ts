import * as z from 'zod/mini'
import { BasedOn } from '../../edit-conflict.ts'
import { RequiredLine } from '../../text.ts'

/** A colour as #1A2B3C, converted to upper case. */
export const HexCode = z.string().check(
  z.trim(),
  z.regex(/^#[0-9A-Fa-f]{6}$/, { error: 'A colour code looks like #1A2B3C' }),
  z.overwrite((code) => code.toUpperCase()),
)

/** The code for a colour known only by name. */
export const defaultHexCode = '#000000'

const shared = { name: z.string(), hexCode: z.string() }

/** A colour as the API shows it. */
export const ProductColor = z.object({
  ...shared,
  _id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ProductColor = z.infer<typeof ProductColor>

/** A colour with the number of products in it, for staff. */
export const ProductColorInUse = z.object({ ...ProductColor.shape, products: z.int() })
export type ProductColorInUse = z.infer<typeof ProductColorInUse>

/** The document productColors/{id}. */
export const StoredProductColor = z.object({ ...shared, createdAt: z.date(), updatedAt: z.date() })
export type StoredProductColor = z.infer<typeof StoredProductColor>

/** POST and PUT /api/product-colors */
export const ProductColorRequest = z.object({
  name: RequiredLine(60, 'Please enter a color name'),
  hexCode: z._default(HexCode, defaultHexCode),
  basedOn: BasedOn,
})
export type ProductColorRequest = z.infer<typeof ProductColorRequest>
