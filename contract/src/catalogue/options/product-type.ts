import * as z from 'zod/mini'
import { BasedOn } from '../../edit-conflict.ts'
import { RequiredLine } from '../../text.ts'

/** A product type as the API shows it. */
export const ProductType = z.object({
  _id: z.string(),
  type: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ProductType = z.infer<typeof ProductType>

/** A type with the number of its products, for staff. */
export const ProductTypeInUse = z.object({ ...ProductType.shape, products: z.int() })
export type ProductTypeInUse = z.infer<typeof ProductTypeInUse>

/** The document productTypes/{id}. */
export const StoredProductType = z.object({ type: z.string(), createdAt: z.date(), updatedAt: z.date() })
export type StoredProductType = z.infer<typeof StoredProductType>

/** POST and PUT /api/product-types */
export const ProductTypeRequest = z.object({
  type: RequiredLine(60, 'Please enter a product type'),
  basedOn: BasedOn,
})
export type ProductTypeRequest = z.infer<typeof ProductTypeRequest>
