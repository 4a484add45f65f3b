import * as z from 'zod/mini'
import { Rupees } from '../../money.ts'
import { LoggedReason } from '../../staff/logged-reason.ts'

/** Where an order that is paid in parts waits for one: before it is made, and before it leaves the shop. */
export const Gate = z.enum(['production', 'dispatch'])
export type Gate = z.infer<typeof Gate>

/** How an order is paid in parts, as the API shows it; amounts in rupees. */
export const PaidParts = z.object({
  /** What has to come before it is made; 0 where nothing has to. */
  advance: z.number(),
  paid: z.number(),
  balance: z.number(),
  /** What of the advance is still missing. */
  advanceMissing: z.number(),
  /** What it waits for money before; nothing that staff have waived. */
  heldBefore: z.array(Gate),
  /** Whether it is being made and cannot leave the shop before its balance has come. */
  waitsForBalance: z.boolean(),
  /** Since when it is made and its customer knows that only the balance is missing. */
  readyAt: z.optional(z.iso.datetime()),
})
export type PaidParts = z.infer<typeof PaidParts>

/** How staff took a part by hand, and the words for it in the customer's timeline. */
export const handWays = { cash: 'in cash', bank: 'by bank transfer' } as const

/** POST /api/admin/order/{id}/part: staff have received a part of an order's money. */
export const RecordPartRequest = z.object({
  amount: Rupees.check(z.gt(0, { error: 'More than nothing' })),
  way: z.enum(Object.keys(handWays) as [keyof typeof handWays, ...(keyof typeof handWays)[]]),
  /** What had come in before, as staff saw it: another amount is refused, so that none is recorded twice. */
  paidBefore: Rupees,
})
export type RecordPartRequest = z.infer<typeof RecordPartRequest>

/** POST /api/admin/order/{id}/waiver: staff let an order pass without the money that it waits for. */
export const WaiveGateRequest = z.object({
  gate: Gate,
  reason: LoggedReason,
})
export type WaiveGateRequest = z.infer<typeof WaiveGateRequest>
