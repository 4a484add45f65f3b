import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { dueByOf } from '@teeshala/contract/production/due-by'
import { productionStatuses } from '@teeshala/contract/production/production-order'
import type { Query } from 'firebase-admin/firestore'
import { ordersIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { toPrint } from '../orders/to-print.ts'
import type { Deps } from '../ports/deps.ts'

/** How many orders are read at once. */
const most = 200

/** Sets the fields by which lists find open orders, where they are missing or out of date. Returns how many orders were changed. */
export async function setListFields(deps: Deps): Promise<number> {
  const open: Query<StoredOrder, StoredOrder> = ordersIn(deps.db)
    .where('status', 'in', productionStatuses)
    .orderBy('__name__')
    .limit(most)
  let count = 0
  for (let page = await open.get(); page.size > 0; page = await open.startAfter(page.docs.at(-1)).get()) {
    for (const { ref } of page.docs.filter((document) => needsFields(document.data()))) {
      await transact(deps, async (transaction) => {
        const order = await transaction.read(ref)
        if (order && needsFields(order)) transaction.update(ref, fieldsOf(order))
      })
      count += 1
    }
  }
  return count
}

const fieldsOf = (order: StoredOrder) => ({ dueBy: order.dueBy ?? dueByOf(order), ...toPrint(order) })

const needsFields = (order: StoredOrder) => order.dueBy === undefined || order.isToPrint !== toPrint(order).isToPrint
