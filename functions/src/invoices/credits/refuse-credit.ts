import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { AppError } from '../../errors/app-error.ts'

/** Throws if there is no invoice to credit partly, or all of it is credited already. */
export function refuseCredit({ invoice, creditNote, payment, status }: StoredOrder): void {
  if (!invoice) throw new AppError('CONFLICT', 'This order has no invoice yet.')
  if (creditNote || payment.status === 'refunded' || status === 'cancelled')
    throw new AppError('CONFLICT', 'The invoice of this order has already been credited in full.')
}
