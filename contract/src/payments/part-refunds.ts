import * as z from 'zod/mini'
import { Paise } from '../money.ts'

/** A partial refund of a payment, caused by a partial credit note for its order. */
export const PartRefund = z.object({
  /** The number of the credit note. */
  credit: z.string(),
  amountPaise: Paise,
  at: z.date(),
  /** The gateway's id of the refund; absent until the gateway has accepted it. */
  refundId: z.optional(z.string()),
})
export type PartRefund = z.infer<typeof PartRefund>

type Payment = {
  readonly _id: string
  readonly status: string
  readonly amountPaise: number
  readonly isConverted?: boolean | undefined
  readonly parts?: readonly PartRefund[] | undefined
  readonly toldBackPaise?: number | undefined
}

/** Returns how much of a payment has been partially refunded or is on its way back, in paise. */
export function returnedPaise({ parts = [] }: Pick<Payment, 'parts'>): number {
  return parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}

/** Returns how much of a payment has not been partially refunded, in paise. */
export function leftPaise(payment: Pick<Payment, 'amountPaise' | 'parts'>): number {
  return payment.amountPaise - returnedPaise(payment)
}

/** Returns how much of a payment the gateway can still refund, in paise: what was refunded in its dashboard is gone, too. */
function refundablePaise({ amountPaise, parts = [], toldBackPaise = 0 }: Payment): number {
  const madePaise = returnedPaise({ parts: parts.filter(({ refundId }) => refundId !== undefined) })
  const duePaise = returnedPaise({ parts }) - madePaise
  return Math.max(0, amountPaise - duePaise - Math.max(madePaise, toldBackPaise))
}

/** Returns how much of an order's payments can be partially refunded through the gateway, in paise. */
export function returnablePaise(payments: readonly Payment[]): number {
  return payments.filter(isReturnable).reduce((sum, payment) => sum + refundablePaise(payment), 0)
}

/** Payments in another currency are excluded: part of one is not an amount in rupees. */
const isReturnable = ({ status, isConverted }: Payment) => status === 'captured' && isConverted !== true

/** The gateway takes and refunds no less than a rupee. */
export const leastOnlinePaise = 100

/**
 * Returns which payments to refund an amount from: a single one if it is large enough, otherwise the latest first. Undefined if the gateway payments do
 * not suffice, or a part would be too small.
 */
export function splitRefund(
  payments: readonly Payment[],
  amountPaise: number,
): readonly { readonly paymentId: string; readonly amountPaise: number }[] | undefined {
  const latest = payments.filter(isReturnable).toReversed()
  const enough = latest.find((payment) => refundablePaise(payment) >= amountPaise)
  let open = amountPaise
  const parts = (enough ? [enough] : latest).flatMap((payment) => {
    const part = Math.min(open, refundablePaise(payment))
    open -= part
    return part > 0 ? [{ paymentId: payment._id, amountPaise: part }] : []
  })
  return open > 0 || parts.some((part) => part.amountPaise < leastOnlinePaise) ? undefined : parts
}
