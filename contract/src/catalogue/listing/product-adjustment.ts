import * as z from 'zod/mini'
import { Rupees } from '../../money.ts'
import { Category, freeUnconfirmed, isHardlyAPrice, paiseUnconfirmed } from '../product.ts'
import { Stock } from '../stock.ts'

const flag = z.optional(z.boolean())

/**
 * PATCH /api/product/{id}: only the fields sent are changed. `expectedPrice` is the price that the caller saw; if another is stored by now, the answer
 * is EDIT_CONFLICT. `expectedStock` is the stock that the caller saw; pieces sold since are subtracted from `stock`.
 */
export const ProductAdjustment = z.object({
  /** Never below ₹1; lower prices have to be confirmed in the form. */
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
