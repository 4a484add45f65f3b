import * as z from 'zod/mini'
import { DocumentRefusal } from '../documents/document-refusals.ts'
import { DocumentFacts } from '../printing/document-facts.ts'

/** An upload that no order names is deleted after so many days. */
export const unusedDesignDays = 30

/** What inspecting the bytes has found. It holds for one generation of the file: a file that is written anew is inspected again. */
const FoundInFile = z.object({ generation: z.string(), width: z.number(), height: z.number(), isVector: z.boolean() })

/** What reading a document to be printed has found: what it is, or why it cannot be printed. It holds for one generation of the file. */
const ReadDocument = z.object({
  generation: z.string(),
  facts: z.optional(DocumentFacts),
  refusal: z.optional(DocumentRefusal),
})

/**
 * The document designs/{SHA-256 of the path}: what the shop knows of an uploaded design. The upload's trigger writes it, the
 * order's transaction takes `removeAfter` away, and the clean-up finds by it what nobody ordered.
 */
export const StoredUpload = z.object({
  path: z.string(),
  uid: z.string(),
  uploadedAt: z.date(),
  /** When the file may go; null once an order names it, or once it is gone. */
  removeAfter: z.nullable(z.date()),
  /** Absent until the trigger or an order has looked, and where the file is no picture. */
  found: z.optional(FoundInFile),
  /** Present for what was uploaded to be printed as it comes, once the server has read it. */
  document: z.optional(ReadDocument),
  /** Its bytes could not be read as the picture they claim to be. */
  isBroken: z.optional(z.boolean()),
  /** The file is gone or about to go: no order may name it any more. */
  isDeleted: z.optional(z.boolean()),
  /** Firestore's TTL policy removes the record of a deleted file then. */
  expiresAt: z.optional(z.date()),
})
export type StoredUpload = z.infer<typeof StoredUpload>

/** The document cleanUps/uploads: where in each folder of the bucket the daily look through it goes on; null: at its beginning. */
export const StoredSweep = z.object({
  designs: z.optional(z.nullable(z.string())),
  previews: z.optional(z.nullable(z.string())),
  pictures: z.optional(z.nullable(z.string())),
})
export type StoredSweep = z.infer<typeof StoredSweep>
