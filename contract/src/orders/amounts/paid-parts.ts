import * as z from 'zod/mini'
import { Rupees } from '../../money.ts'
import { LoggedReason } from '../../staff/logged-reason.ts'

/** Where an order paid in parts is held until money arrives: before production, and before dispatch. */
export const Gate = z.enum(['production', 'dispatch'])
export type Gate = z.infer<typeof Gate>

/** The part payments of an order as the API shows them; amounts in rupees. */
export const PaidParts = z.object({
  /** What must be paid before production; 0 if nothing. */
  advance: z.number(),
  paid: z.number(),
  balance: z.number(),
  /** How much of the advance is still unpaid. */
  advanceMissing: z.number(),
  /** Whether it is paid at the counter or by bank transfer, because the shop takes no money online. */
  isAdvanceByHand: z.optional(z.literal(true)),
  /** The gates at which the order still waits for money; gates that staff have waived are left out. */
  heldBefore: z.array(Gate),
  /** Whether it is being made and cannot leave the shop until its balance is paid. */
  waitsForBalance: z.boolean(),
  /** When it was ready and its customer was told that only the balance is missing. */
  readyAt: z.optional(z.iso.datetime()),
})
export type PaidParts = z.infer<typeof PaidParts>

/** How staff received a part payment by hand, with the wording for the customer's timeline. */
export const handWays = { cash: 'in cash', bank: 'by bank transfer' } as const

/** POST /api/admin/order/{id}/part: staff have received part of an order's money. */
export const RecordPartRequest = z.object({
  amount: Rupees.check(z.gt(0, { error: 'Enter more than ₹0' })),
  way: z.enum(Object.keys(handWays) as [keyof typeof handWays, ...(keyof typeof handWays)[]]),
  /** What had been paid before, as staff saw it. Any other amount is refused, so that no payment is recorded twice. */
  paidBefore: Rupees,
})
export type RecordPartRequest = z.infer<typeof RecordPartRequest>

/** POST /api/admin/order/{id}/waiver: staff let an order pass a gate without the money due there. */
export const WaiveGateRequest = z.object({
  gate: Gate,
  reason: LoggedReason,
})
export type WaiveGateRequest = z.infer<typeof WaiveGateRequest>
