import { failedWith } from '../../../shared/api/api-failure.ts'
import { formDraft } from '../../../shared/session/kept/form-draft.ts'
import type { PaymentProof } from './razorpay-window.ts'

/**
 * The gateway's proof of a payment, stored in this tab until the shop has verified it: if the session ends or the page is reloaded meanwhile, the page
 * verifies it later instead of asking for the money again.
 */
export function unverifiedPayment(orderId: string) {
  const draft = formDraft<PaymentProof>(`payment-of-${orderId}`)
  return { ...draft, read: () => whole(draft.read()) }
}

/** Returns whether the shop does not accept a proof. Any other failure, such as an ended session, says nothing about the payment. */
export function isDisproved(failure: unknown): boolean {
  return failedWith(failure, 'INVALID_INPUT')
}

function whole(proof: Partial<PaymentProof> | undefined): PaymentProof | undefined {
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = proof ?? {}
  if (!razorpay_payment_id || !razorpay_order_id || !razorpay_signature) return undefined
  return { razorpay_payment_id, razorpay_order_id, razorpay_signature }
}
