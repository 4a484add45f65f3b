import { searchKey } from '@teeshala/contract/catalogue/search'
import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import { matchesOrder } from '@teeshala/contract/orders/order-search'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import { statusOfWord } from '@teeshala/contract/orders/status-words'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { PaymentStatus } from '@teeshala/contract/payments/payment'
import type { Firestore } from 'firebase-admin/firestore'
import { ordersIn } from '../firestore/collections.ts'
import { type Page, type PageRequest, readPage } from '../firestore/page.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { bulkAnswer } from './bulk-answer.ts'
import { orderAnswer } from './order-answer.ts'
import { shirtAnswer } from './shirt-answer.ts'

const newestFirst = { field: 'createdAt', direction: 'desc' } as const
const shirtKinds = ['shop', 'single'] as const

/** All shop and single orders, newest first, for staff. */
export async function listOrders({ query }: Call<'listOrders'>, { db }: Deps): Reply<'listOrders'> {
  return answered(await staffPage(shirtKinds, query, db), shirtAnswer)
}

/** All bulk orders, newest first, for staff. */
export async function listBulkOrders({ query }: Call<'listBulkOrders'>, { db }: Deps): Reply<'listBulkOrders'> {
  return answered(
    await staffPage(['bulk'], { ...query, status: query.status && statusOfWord(query.status) }, db),
    bulkAnswer,
  )
}

/** One customer's shop and single orders, newest first. */
export async function listOrdersOf({ params, query }: Call<'listOrdersOf'>, { db }: Deps): Reply<'listOrdersOf'> {
  const own = ofKinds(shirtKinds, db).where('userId', '==', params.id)
  return answered(await readPage<StoredOrder>(own, newestFirst, query), shirtAnswer)
}

/** The caller's own orders of every kind, newest first. */
export async function listOwnOrders({ caller, query }: Call<'listOwnOrders'>, { db }: Deps): Reply<'listOwnOrders'> {
  const own = ordersIn(db).where('userId', '==', caller.uid)
  return answered(await readPage<StoredOrder>(own, newestFirst, query), orderAnswer)
}

type StaffQuery = PageRequest & {
  readonly status?: OrderStatus | undefined
  readonly paymentStatus?: PaymentStatus | undefined
  readonly q?: string | undefined
}

async function staffPage(
  kinds: readonly OrderKind[],
  { status, paymentStatus, q, ...page }: StaffQuery,
  db: Firestore,
): Promise<Page<StoredOrder>> {
  let query = ofKinds(kinds, db)
  if (status) query = query.where('status', '==', status)
  if (paymentStatus) query = query.where('payment.status', '==', paymentStatus)
  if (q === undefined) return readPage<StoredOrder>(query, newestFirst, page)
  const key = searchKey(q)
  if (key === undefined) return { items: [], headers: {} }
  const found = await readPage<StoredOrder>(query.where('searchKeys', 'array-contains', key), newestFirst, page)
  // The key is that of one word; the others are looked for in what it finds.
  return { ...found, items: found.items.filter((order) => matchesOrder(order, q)) }
}

const ofKinds = (kinds: readonly OrderKind[], db: Firestore) =>
  kinds.length === 1 ? ordersIn(db).where('kind', '==', kinds[0]) : ordersIn(db).where('kind', 'in', kinds)

function answered<T>({ items, headers }: Page<StoredOrder>, answer: (order: WithId<StoredOrder>) => T): Answer<T[]> {
  return ok(items.map(answer), headers)
}
