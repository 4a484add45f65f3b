import { formatMoment } from '@teeshala/contract/date-format'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import * as texts from '../../texts/shared/hold.ts'

type Held = Pick<AnyOrder, 'confirmBy' | 'payBy' | 'contact' | 'paymentMethod' | 'paymentStatus' | 'status' | 'parts'>

/** Returns when an unconfirmed order's hold ends; undefined for other orders. */
export function keptUntil({ confirmBy, payBy }: Pick<Held, 'confirmBy' | 'payBy'>): string | undefined {
  // If unpaid, it may be cancelled earlier.
  return confirmBy && formatMoment(payBy && payBy < confirmBy ? payBy : confirmBy)
}

/** Returns until when an unconfirmed order is held, and how to confirm it; undefined for other orders. */
export function holdWords(order: Held): string | undefined {
  const until = keptUntil(order)
  if (until === undefined) return undefined
  const { email } = order.contact
  const pays = isPayable(order) ? texts.orPayItHere : ''
  return email === '' ? texts.keptUntilWeCall(until, pays) : texts.keptUntilYouConfirm(until, email, pays)
}
