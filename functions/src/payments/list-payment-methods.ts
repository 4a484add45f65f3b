import type { PaymentMethods } from '@teeshala/contract/payments/online-payment'
import type { Deps } from '../deps.ts'
import { type Answer, shared } from '../http/answer.ts'

/** The ways to pay that this shop takes, in the order in which the checkout offers them. */
export async function listPaymentMethods(_call: unknown, { payments }: Deps): Promise<Answer> {
  const answer: PaymentMethods = { methods: [...payments.methods] }
  return shared(answer)
}
