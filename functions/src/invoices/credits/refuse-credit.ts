import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { AppError } from '../../errors/app-error.ts'

/** Refuses a credit note about a part where there is no invoice, or its money has not come or went back as a whole. */
export function refuseCredit({ invoice, creditNote, payment }: StoredOrder): void {
  if (!invoice) throw new AppError('CONFLICT', 'This order has no invoice yet.')
  if (creditNote) throw new AppError('CONFLICT', 'The invoice of this order is already taken back.')
  if (payment.status === 'paid') return
  throw new AppError('CONFLICT', 'A part of an invoice is taken back once the order is paid.')
}
