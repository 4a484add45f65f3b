import type { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import type { Firestore } from 'firebase-admin/firestore'
import { auditLogIn } from '../firestore/collections.ts'

/** A stock change entered by staff: pieces added, or removed if negative. */
export type StockNote = { readonly at: Date; readonly pieces: number; readonly isFirst: boolean }

const pageSize = 300

/** Reads from the audit log how staff have changed the stock since a time, by product. */
export async function readStockNotes(since: Date, db: Firestore): Promise<Map<string, StockNote[]>> {
  const notes = new Map<string, StockNote[]>()
  const log = auditLogIn(db).where('kind', '==', 'product').where('at', '>=', since).orderBy('at', 'desc')
  let page = await log.limit(pageSize).get()
  while (!page.empty) {
    for (const document of page.docs) {
      const { target, ...entry } = document.data()
      const note = noteOf(entry)
      const id = target.slice('products/'.length)
      if (note) notes.set(id, [...(notes.get(id) ?? []), note])
    }
    const last = page.docs.at(-1)
    if (page.size < pageSize || !last) break
    page = await log.startAfter(last).limit(pageSize).get()
  }
  return notes
}

function noteOf({ at, action, details }: Omit<StoredAuditEntry, 'target'>): StockNote | undefined {
  const from = piecesIn(details.from)
  const to = piecesIn(details.to)
  if (to === undefined) return undefined
  return { at, pieces: to - (from ?? 0), isFirst: action === 'product.added' }
}

function piecesIn(facts: unknown): number | undefined {
  const stock = typeof facts === 'object' && facts !== null && 'stock' in facts ? facts.stock : undefined
  return typeof stock === 'number' ? stock : undefined
}
