import type { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import type { Firestore } from 'firebase-admin/firestore'
import { auditLogIn } from '../firestore/collections.ts'

/** Pieces that staff have entered for a product: so many more than there were, or fewer. */
export type Deed = { readonly at: Date; readonly pieces: number; readonly isFirst: boolean }

const pageSize = 300

/** Reads from the log what staff have done to the stock of products since a moment, by product. */
export async function readDeeds(since: Date, db: Firestore): Promise<Map<string, Deed[]>> {
  const deeds = new Map<string, Deed[]>()
  const log = auditLogIn(db).where('kind', '==', 'product').where('at', '>=', since).orderBy('at', 'desc')
  let page = await log.limit(pageSize).get()
  while (!page.empty) {
    for (const document of page.docs) {
      const { target, ...entry } = document.data()
      const deed = deedOf(entry)
      const id = target.slice('products/'.length)
      if (deed) deeds.set(id, [...(deeds.get(id) ?? []), deed])
    }
    const last = page.docs.at(-1)
    if (page.size < pageSize || !last) break
    page = await log.startAfter(last).limit(pageSize).get()
  }
  return deeds
}

function deedOf({ at, action, details }: Omit<StoredAuditEntry, 'target'>): Deed | undefined {
  const from = piecesIn(details.from)
  const to = piecesIn(details.to)
  if (to === undefined) return undefined
  return { at, pieces: to - (from ?? 0), isFirst: action === 'product.added' }
}

function piecesIn(facts: unknown): number | undefined {
  const stock = typeof facts === 'object' && facts !== null && 'stock' in facts ? facts.stock : undefined
  return typeof stock === 'number' ? stock : undefined
}
