import type { InvoiceContents, StoredInvoice } from '@teeshala/contract/tax/invoice'
import { sha256 } from '../crypto/sha256.ts'

/** Returns the seal of a document: a hash of its contents and the previous document's seal. */
export function sealOf(contents: InvoiceContents): string {
  return sha256(JSON.stringify(ordered(contents)))
}

/** Returns whether a stored document is unaltered. */
export function isIntact({ seal, ...contents }: StoredInvoice): boolean {
  return sealOf(contents) === seal
}

/** Firestore returns fields in its own order. */
function ordered(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, each]) => [name, ordered(each)]),
  )
}
