import type { InvoiceContents, StoredInvoice } from '@teeshala/contract/tax/invoice'
import { sha256 } from '../crypto/sha256.ts'

/** Returns the seal of what a paper says: a hash over all of it, the seal of the one before included. */
export function sealOf(contents: InvoiceContents): string {
  return sha256(JSON.stringify(ordered(contents)))
}

/** Whether a stored paper says what it said when it was given. */
export function isIntact({ seal, ...contents }: StoredInvoice): boolean {
  return sealOf(contents) === seal
}

/** Firestore gives fields back in an order of its own. */
function ordered(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, each]) => [name, ordered(each)]),
  )
}
