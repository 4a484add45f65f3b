import type { PaymentMethods } from '@teeshala/contract/payments/online-payment'
import { shared } from '../http/answer.ts'
import type { Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** The ways to pay that this shop takes, in the order in which the checkout offers them. */
export async function listPaymentMethods(_call: unknown, { payments }: Deps): Reply<'listPaymentMethods'> {
  const answer: PaymentMethods = { methods: [...payments.methods] }
  return shared(answer)
}
