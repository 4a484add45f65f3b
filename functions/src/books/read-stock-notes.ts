import type { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import type { Firestore } from 'firebase-admin/firestore'
import { auditLogIn } from '../firestore/collections.ts'

/** Pieces that staff have entered for a product: so many more than there were, or fewer. */
export type StockNote = { readonly at: Date; readonly pieces: number; readonly isFirst: boolean }

const pageSize = 300

/** Reads from the log what staff have done to the stock of products since a moment, by product. */
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
