import * as z from 'zod/mini'
import { DocumentId } from '../../ids.ts'

/** The most rows of one import, and of one part of it. */
export const maxImportRows = 5000
export const maxImportPart = 50
/** A part is cut where its JSON becomes longer than this; the API takes 256 KB. */
export const maxImportPartBytes = 180_000

/** What a row says of a product: fields of a `ProductRequest`, those that it says nothing of left out, null for what it takes away. */
export const ImportedProduct = z.record(z.string(), z.unknown())
export type ImportedProduct = z.infer<typeof ImportedProduct>

/** A row on its way into the shop. Without an id it is a new product. */
export const ImportRow = z.object({
  /** Its line in the file, by which an import knows it. */
  row: z.int().check(z.gte(1), z.lte(1_000_000)),
  id: z.optional(z.string().check(z.maxLength(200))),
  /** The `updatedAt` of the product when the file was made, or when the row was checked. */
  basedOn: z.optional(z.string().check(z.maxLength(60))),
  product: ImportedProduct,
})
export type ImportRow = z.infer<typeof ImportRow>

const rows = z.array(ImportRow).check(z.minLength(1), z.maxLength(maxImportPart))

export const ImportCheckRequest = z.object({ rows })
/** `importId` and the row make each row come into the shop once, however often its part is sent. */
export const ImportRequest = z.object({ importId: DocumentId.check(z.maxLength(64)), rows })

/**
 * What becomes of a row: `new` and `changed` (to be, or done), `same` as it is stored, `wrong` with its problems, or `done` by an
 * earlier try of the same import.
 */
export const ImportResult = z.object({
  row: z.int(),
  outcome: z.enum(['new', 'changed', 'same', 'wrong', 'done']),
  _id: z.optional(z.string()),
  /** Of a product that is stored: what its row has been compared with. */
  basedOn: z.optional(z.string()),
  stock: z.optional(z.int()),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  changes: z.array(z.object({ field: z.string(), from: z.optional(z.unknown()), to: z.optional(z.unknown()) })),
})
export type ImportResult = z.infer<typeof ImportResult>
