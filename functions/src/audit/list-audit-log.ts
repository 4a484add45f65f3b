import type { AuditLogEntry, StoredAuditEntry } from '@teeshala/contract/audit/audit'
import { daysAfter, startOfDay } from '@teeshala/contract/india-day'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { auditLogIn, productsIn, usersIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { readAll, type WithId } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'

/** Returns who changed what, newest first. */
export const listAuditLog: Handler<'listAuditLog'> = async ({ query }, { db }) => {
  const { person, kind, target, from, to, ...page } = query
  let log: Query<StoredAuditEntry, StoredAuditEntry> = auditLogIn(db)
  if (person) log = log.where('actorId', '==', person)
  if (kind) log = log.where('kind', '==', kind)
  if (target) log = log.where('target', '==', target)
  if (from) log = log.where('at', '>=', startOfDay(from))
  if (to) log = log.where('at', '<', startOfDay(daysAfter(to, 1)))
  const { items, headers } = await readPage<StoredAuditEntry>(log, { field: 'at', direction: 'desc' }, page)
  const names = await namesOf(items, db)
  const answers = items.map((entry) => answer(entry, names.get(entry.target) ?? nameSaidBy(entry)))
  return ok(answers, headers)
}

function answer(entry: WithId<StoredAuditEntry>, name: string | undefined): AuditLogEntry {
  const { _id, at, actorId, actorName, action, target, details } = entry
  return { _id, at: at.toISOString(), actorId, actorName, action, target, details, ...(name && { name }) }
}

/** Returns the name of the subject as stored in the entry. */
function nameSaidBy({ details }: StoredAuditEntry): string | undefined {
  return typeof details.name === 'string' ? details.name : undefined
}

/** Returns the current names of people, and of products whose entries lack a name, by document path. */
async function namesOf(entries: readonly StoredAuditEntry[], db: Firestore): Promise<Map<string, string>> {
  const unnamed = entries.filter((entry) => nameSaidBy(entry) === undefined)
  const paths = [...new Set(unnamed.map(({ target }) => target))]
  const ids = (collection: string) =>
    paths.flatMap((path) => (path.startsWith(`${collection}/`) ? [path.slice(collection.length + 1)] : []))
  const [people, products] = await Promise.all([
    readAll(db, ...ids('users').map((id) => usersIn(db).doc(id))),
    readAll(db, ...ids('products').map((id) => productsIn(db).doc(id))),
  ])
  return new Map([
    ...people.flatMap((person) => (person ? [[`users/${person._id}`, person.name || person.email] as const] : [])),
    ...products.flatMap((product) => (product ? [[`products/${product._id}`, product.name] as const] : [])),
  ])
}
