import { formatMoment } from '@teeshala/contract/date-format'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import * as texts from '../../texts/shared/hold.ts'

type Held = Pick<AnyOrder, 'confirmBy' | 'payBy' | 'contact' | 'paymentMethod' | 'paymentStatus' | 'status' | 'parts'>

/** Until when an order is kept that nobody has confirmed; undefined for every other order. */
export function keptUntil({ confirmBy, payBy }: Pick<Held, 'confirmBy' | 'payBy'>): string | undefined {
  // Unpaid, it may be cancelled before.
  return confirmBy && formatMoment(payBy && payBy < confirmBy ? payBy : confirmBy)
}

/** Until when an order is kept that nobody has confirmed, and how it is confirmed; undefined for every other order. */
export function holdWords(order: Held): string | undefined {
  const until = keptUntil(order)
  if (until === undefined) return undefined
  const { email } = order.contact
  const pays = isPayable(order) ? texts.orPayItHere : ''
  return email === '' ? texts.keptUntilWeCall(until, pays) : texts.keptUntilYouConfirm(until, email, pays)
}
