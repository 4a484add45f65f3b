import type { PaymentMethods } from '@teeshala/contract/payments/gateway/online-payment'
import { shared } from '../http/answer.ts'
import type { Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { offeredMethods } from '../settings/offered-methods.ts'
import { shownSettings } from '../settings/read-settings.ts'

/** Returns the payment methods of this shop, in checkout order. Not cached by shared caches. */
export async function listPaymentMethods(_call: unknown, deps: Deps): Reply<'listPaymentMethods'> {
  const answer: PaymentMethods = { methods: offeredMethods(await shownSettings.read('', deps), deps) }
  return shared(answer, undefined, 0)
}
