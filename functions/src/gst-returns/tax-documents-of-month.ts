import { nextCursorHeader } from '@teeshala/contract/paging/paging-headers'
import type { StoredInvoice } from '@teeshala/contract/tax/invoice'
import type { Firestore } from 'firebase-admin/firestore'
import { eInvoicesIn, invoicesIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'

const pageSize = 200

/** Returns all invoices and credit notes of a month, by series and number. */
export async function taxDocumentsOfMonth(month: string, db: Firestore): Promise<StoredInvoice[]> {
  const taxDocuments: StoredInvoice[] = []
  const ofMonth = invoicesIn(db).where('month', '==', month)
  const order = { field: 'series', direction: 'asc', tie: 'serial' } as const
  for (let cursor: string | undefined; ; ) {
    const { items, headers } = await readPage(ofMonth, order, { limit: pageSize, cursor })
    taxDocuments.push(...items.map(({ _id, ...taxDocument }) => taxDocument))
    cursor = headers[nextCursorHeader]
    if (cursor === undefined) return taxDocuments
  }
}

/** Returns the numbers of a month's documents whose registration was cancelled. */
export async function cancelledOfMonth(month: string, db: Firestore): Promise<ReadonlySet<string>> {
  const { docs } = await eInvoicesIn(db).where('cancelledMonth', '==', month).limit(mostAtPortal).get()
  return new Set(docs.map((each) => each.data().number))
}

/** Returns which of a month's documents still lack a required registration, in words. */
export async function unregisteredOfMonth(month: string, db: Firestore): Promise<string[]> {
  const { docs } = await eInvoicesIn(db).where('openMonth', '==', month).limit(mostAtPortal).get()
  return docs.map((each) => {
    const { number, orderId, reason } = each.data()
    return `${number} of order ${orderId} is not registered with the invoice portal${reason ? `: ${reason}` : ''}`
  })
}

const mostAtPortal = 500
