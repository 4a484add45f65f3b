import { nextCursorHeader } from '@teeshala/contract/paging/paging-headers'
import type { StoredInvoice } from '@teeshala/contract/tax/invoice'
import type { Firestore } from 'firebase-admin/firestore'
import { invoicesIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'

const pageSize = 200

/** Returns every invoice and credit note that was given in a month, by series and number. */
export async function papersOfMonth(month: string, db: Firestore): Promise<StoredInvoice[]> {
  const papers: StoredInvoice[] = []
  const ofMonth = invoicesIn(db).where('month', '==', month)
  const order = { field: 'series', direction: 'asc', tie: 'serial' } as const
  for (let cursor: string | undefined; ; ) {
    const { items, headers } = await readPage(ofMonth, order, { limit: pageSize, cursor })
    papers.push(...items.map(({ _id, ...paper }) => paper))
    cursor = headers[nextCursorHeader]
    if (cursor === undefined) return papers
  }
}
