import * as z from 'zod/mini'
import { Paise } from '../money.ts'

/** A part of a payment that goes back because a credit note took back a part of its order's invoice. */
export const PartRefund = z.object({
  /** The number of the note. */
  credit: z.string(),
  amountPaise: Paise,
  at: z.date(),
  /** The gateway's number of it; absent until the gateway has taken it. */
  refundId: z.optional(z.string()),
})
export type PartRefund = z.infer<typeof PartRefund>

type Payment = {
  readonly _id: string
  readonly status: string
  readonly amountPaise: number
  readonly isConverted?: boolean | undefined
  readonly parts?: readonly PartRefund[] | undefined
}

/** Returns what of a payment has gone back in parts or is on its way, in paise. */
export function returnedPaise({ parts = [] }: Pick<Payment, 'parts'>): number {
  return parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}

/** Returns what of a payment has not gone back in parts, in paise. */
export function leftPaise(payment: Pick<Payment, 'amountPaise' | 'parts'>): number {
  return payment.amountPaise - returnedPaise(payment)
}

/** Returns what of an order's payments can go back through the gateway in parts, in paise. */
export function returnablePaise(payments: readonly Payment[]): number {
  return payments.filter(isReturnable).reduce((sum, payment) => sum + leftPaise(payment), 0)
}

/** A part of a payment in another currency is no amount in rupees. */
const isReturnable = ({ status, isConverted }: Payment) => status === 'captured' && isConverted !== true

/** Less than a rupee is not taken by the gateway. */
const leastPaise = 100

/**
 * Returns of which payments an amount goes back: of one where one is enough, else of the latest first. Undefined where less than that has
 * come through the gateway, or a part would be too small for it.
 */
export function splitRefund(
  payments: readonly Payment[],
  amountPaise: number,
): readonly { readonly paymentId: string; readonly amountPaise: number }[] | undefined {
  const latest = payments.filter(isReturnable).toReversed()
  const enough = latest.find((payment) => leftPaise(payment) >= amountPaise)
  let open = amountPaise
  const parts = (enough ? [enough] : latest).flatMap((payment) => {
    const part = Math.min(open, leftPaise(payment))
    open -= part
    return part > 0 ? [{ paymentId: payment._id, amountPaise: part }] : []
  })
  return open > 0 || parts.some((part) => part.amountPaise < leastPaise) ? undefined : parts
}
