import type { PaymentMethods } from '@teeshala/contract/payments/online-payment'
import type { Deps } from '../deps.ts'
import { type Answer, shared } from '../http/answer.ts'

export async function listPaymentMethods(_call: unknown, { payments }: Deps): Promise<Answer> {
  const answer: PaymentMethods = { methods: [...payments.methods] }
  return shared(answer)
}
