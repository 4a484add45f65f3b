import * as z from 'zod/mini'
import { DocumentRefusal } from '../documents/document-refusals.ts'
import { DocumentFacts } from '../printing/document-facts.ts'

/** An upload that no order names is deleted after so many days. */
export const unusedDesignDays = 30

/** What reading a design to its end has found. */
export const FoundInDesign = z.object({
  width: z.number(),
  height: z.number(),
  isVector: z.boolean(),
  /** Present where a drawing has parts that only pixels can show on the press. */
  isPrintedAsPixels: z.optional(z.literal(true)),
})
export type FoundInDesign = z.infer<typeof FoundInDesign>

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
  /** The orders of somebody else that print it, where staff put it there: it goes with them, and not with its uploader. */
  keptFor: z.optional(z.array(z.string())),
  /** Absent until the trigger has read the file. It holds for one generation: a file that is written anew is read again. */
  found: z.optional(z.object({ ...FoundInDesign.shape, generation: z.string() })),
  /** Present for what was uploaded to be printed as it comes, once the server has read it. */
  document: z.optional(ReadDocument),
  /** Why it cannot be printed as a design, in words for the customer. */
  problem: z.optional(z.string()),
  /** The file is gone or about to go: no order may name it any more. */
  isDeleted: z.optional(z.boolean()),
  /** It came after the last one that its uploader may send in a day. */
  isOverQuota: z.optional(z.literal(true)),
  /** Firestore's TTL policy removes the record of a deleted file then. */
  expiresAt: z.optional(z.date()),
})
export type StoredUpload = z.infer<typeof StoredUpload>

/** The document cleanUps/uploads: where in each folder of the bucket the daily look through it goes on; null: at its beginning. */
export const StoredSweep = z.object({
  designs: z.optional(z.nullable(z.string())),
  previews: z.optional(z.nullable(z.string())),
  pictures: z.optional(z.nullable(z.string())),
  photos: z.optional(z.nullable(z.string())),
})
export type StoredSweep = z.infer<typeof StoredSweep>
