import { outstandingPaise, type StoredOrderPayment } from '@teeshala/contract/orders/stored-order'
import type { StoredCredit } from '@teeshala/contract/tax/invoice'
import { rupees } from './compose-order-mail.ts'

export const comesBack = 'Banks take 5 to 7 working days to show it.'

/** Returns the sentences about the money of a credit note: what is still due, and how the rest is refunded. */
export function creditWords(
  { backPaise = 0, way }: Pick<StoredCredit, 'backPaise' | 'way'>,
  payment: Pick<StoredOrderPayment, 'duePaise' | 'paidPaise'>,
): string[] {
  const open = outstandingPaise(payment)
  return [
    ...(open > 0 ? [`${rupees(open)} is still to be paid.`] : []),
    ...(way === 'gateway' ? [`${rupees(backPaise)} is being refunded the way you paid. ${comesBack}`] : []),
    ...(way === 'bank' ? [`We have refunded ${rupees(backPaise)} by bank transfer.`] : []),
    ...(way === 'cash' ? [`We have refunded ${rupees(backPaise)} in cash.`] : []),
  ]
}
