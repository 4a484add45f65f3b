import * as z from 'zod/mini'
import { Rupees } from '../../money.ts'
import { RequiredLine } from '../../text.ts'
import { RefundWay } from './refund-way.ts'

/** The maximum number of partial credit notes for an order. */
export const maxCredits = 20

/** POST /api/admin/order/{id}/credit-note: staff credit part of an order's invoice. Amounts in rupees, with tax. */
export const GiveCreditRequest = z.object({
  /** `line` is the index in the invoice, from 0. A pure price reduction has a quantity of 0. */
  lines: z
    .array(
      z.object({
        line: z.int().check(z.gte(0), z.lte(1000)),
        amount: Rupees.check(z.gt(0, { error: 'Enter more than ₹0' })),
        quantity: z.int({ error: 'A whole number of pieces' }).check(z.gte(0), z.lte(1_000_000)),
      }),
    )
    .check(
      z.minLength(1, { error: 'Enter what is credited' }),
      z.maxLength(200, { error: 'At most 200 lines' }),
      z.refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, {
        error: 'Each line once',
      }),
    ),
  reason: RequiredLine(200, 'Please enter a reason: it is printed on the credit note'),
  /** How the money is refunded: by the shop through the gateway, or by staff; absent if nothing was paid yet. */
  way: z.optional(RefundWay),
  /** What had been credited before, as staff saw it. Any other amount is refused, so that no credit note is issued twice. */
  creditedBefore: Rupees,
})
export type GiveCreditRequest = z.infer<typeof GiveCreditRequest>

/** GET /api/admin/order/{id}/credit-note: the lines of the invoice with what is left to credit on each; amounts in rupees. */
export const CreditableLines = z.object({
  credited: z.number(),
  /** What is still unpaid. A credit note reduces that first, and only the rest is refunded. */
  open: z.number(),
  /** What can be refunded through the gateway. */
  online: z.number(),
  lines: z.array(
    z.object({
      name: z.string(),
      about: z.string(),
      quantity: z.int(),
      amount: z.number(),
      leftQuantity: z.int(),
      left: z.number(),
    }),
  ),
})
export type CreditableLines = z.infer<typeof CreditableLines>
