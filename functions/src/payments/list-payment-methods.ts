import type { PaymentMethods } from '@teeshala/contract/payments/gateway/online-payment'
import { type Handler, shared } from '../http/handler.ts'
import { offeredMethods } from '../settings/offered-methods.ts'
import { shownSettings } from '../settings/read-settings.ts'

/** Returns the payment methods of this shop, in checkout order. Not cached by shared caches. */
export const listPaymentMethods: Handler<'listPaymentMethods'> = async (_call, deps) => {
  const answer: PaymentMethods = { methods: offeredMethods(await shownSettings.read('', deps), deps) }
  return shared(answer, undefined, 0)
}
