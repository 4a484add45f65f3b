import { documentName } from '../resource-name.ts'
import { fromInstant, type Instant } from '../values/instant.ts'
import type { Document, Fields } from '../wire.ts'

/** One version of a document. Versions are never changed, only replaced. */
export type StoredDocument = {
  /** Path below `/documents`, e.g. `orders/TS1`. */
  readonly path: string
  readonly fields: Fields
  readonly createTime: Instant
  readonly updateTime: Instant
}

/** What one commit did to one document; `before` or `after` is undefined if it did not exist then. */
export type Change = {
  readonly path: string
  readonly before: StoredDocument | undefined
  readonly after: StoredDocument | undefined
}

export type Commit = {
  readonly time: Instant
  readonly changes: readonly Change[]
}

export const toWireDocument = (database: string, stored: StoredDocument, fields: Fields = stored.fields): Document => ({
  name: documentName(database, stored.path),
  fields,
  createTime: fromInstant(stored.createTime),
  updateTime: fromInstant(stored.updateTime),
})
