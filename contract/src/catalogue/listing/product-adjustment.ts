import * as z from 'zod/mini'
import { Rupees } from '../../money.ts'
import { Category, freeUnconfirmed, isHardlyAPrice, paiseUnconfirmed } from '../product.ts'
import { Stock } from '../stock.ts'

const flag = z.optional(z.boolean())

/**
 * PATCH /api/product/{id}: only what is named changes. `expectedPrice` is the price that was seen: where another one is stored by now,
 * the answer is EDIT_CONFLICT. `expectedStock` is the stock that was seen: pieces sold since then are taken off `stock`.
 */
export const ProductAdjustment = z.object({
  /** Never below ₹1, for which the form asks. */
  price: z.optional(
    Rupees.check(
      z.gt(0, { error: freeUnconfirmed, abort: true }),
      z.refine((price) => !isHardlyAPrice(price), { error: paiseUnconfirmed }),
    ),
  ),
  expectedPrice: z.optional(Rupees),
  stock: z.optional(Stock),
  expectedStock: z.optional(Stock),
  category: z.optional(Category),
  isBestSeller: flag,
  isNew: flag,
  isSeasonal: flag,
  isCustomizable: flag,
  isHidden: flag,
})
export type ProductAdjustment = z.infer<typeof ProductAdjustment>
