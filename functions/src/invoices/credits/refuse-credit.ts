import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { AppError } from '../../errors/app-error.ts'

/** Refuses a credit note about a part where there is no invoice, or all of it is taken back already. */
export function refuseCredit({ invoice, creditNote, payment, status }: StoredOrder): void {
  if (!invoice) throw new AppError('CONFLICT', 'This order has no invoice yet.')
  if (creditNote || payment.status === 'refunded' || status === 'cancelled')
    throw new AppError('CONFLICT', 'The invoice of this order is already taken back.')
}
