import * as z from 'zod/mini'
import { DocumentId } from '../../ids.ts'

/** The maximum number of rows in an import, and in one part of it. */
export const maxImportRows = 5000
export const maxImportPart = 50
/** A part is cut where its JSON would exceed this many bytes; the API accepts 256 KB. */
export const maxImportPartBytes = 180_000

/** The product fields in a row, as in `ProductRequest`; fields that the row leaves unchanged are absent, and null clears a field. */
export const ImportedProduct = z.record(z.string(), z.unknown())
export type ImportedProduct = z.infer<typeof ImportedProduct>

/** A row to be imported. Without an id it is a new product. */
export const ImportRow = z.object({
  /** Its line number in the file, which identifies it within an import. */
  row: z.int().check(z.gte(1), z.lte(1_000_000)),
  id: z.optional(z.string().check(z.maxLength(200))),
  /** The product's `updatedAt` when the file was exported, or when the row was checked. */
  basedOn: z.optional(z.string().check(z.maxLength(60))),
  product: ImportedProduct,
})
export type ImportRow = z.infer<typeof ImportRow>

const rows = z.array(ImportRow).check(z.minLength(1), z.maxLength(maxImportPart))

export const ImportCheckRequest = z.object({ rows })
/** `importId` and the row number ensure that each row is imported once, however often its part is sent. */
export const ImportRequest = z.object({ importId: DocumentId.check(z.maxLength(64)), rows })

/**
 * The outcome of a row: `new` or `changed` (to be done, or done), `same` as stored, `wrong` with its problems, or `done` by an earlier attempt of the
 * same import.
 */
export const ImportResult = z.object({
  row: z.int(),
  outcome: z.enum(['new', 'changed', 'same', 'wrong', 'done']),
  _id: z.optional(z.string()),
  /** For a stored product: the version that its row was compared with. */
  basedOn: z.optional(z.string()),
  stock: z.optional(z.int()),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  changes: z.array(z.object({ field: z.string(), from: z.optional(z.unknown()), to: z.optional(z.unknown()) })),
})
export type ImportResult = z.infer<typeof ImportResult>
