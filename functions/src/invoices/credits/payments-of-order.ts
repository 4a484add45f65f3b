import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { StoredPayment } from '@teeshala/contract/payments/stored-payment'
import { paymentsIn } from '../../firestore/collections.ts'
import { readAll, type WithId } from '../../firestore/read-documents.ts'
import type { Transaction } from '../../firestore/transact.ts'

/** Reads the gateway payments of an order, oldest first. */
export async function paymentsOfOrder(
  { payment }: StoredOrder,
  transaction: Transaction,
): Promise<readonly WithId<StoredPayment>[]> {
  const { paymentIds = [] } = payment.gateway ?? {}
  const found = await readAll(transaction, ...paymentIds.map((id) => paymentsIn(transaction.db).doc(id)))
  return found.filter((each) => each !== undefined)
}
