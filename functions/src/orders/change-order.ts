import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { changeByStaff } from '../audit/change-by-staff.ts'
import { ordersIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Deps } from '../ports/deps.ts'
import { orderNotFound } from './find-order.ts'

/** Changes an order like {@link changeByStaff}; NOT_FOUND if there is none. */
export function changeOrder(
  id: string,
  uid: string,
  deps: Deps,
  change: Parameters<typeof changeByStaff<StoredOrder>>[2],
): Promise<WithId<StoredOrder>> {
  return changeByStaff({ document: ordersIn(deps.db).doc(id), uid, missing: orderNotFound }, deps, change)
}
