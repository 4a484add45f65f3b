import * as z from 'zod/mini'
import { DocumentRefusal } from '../documents/document-refusals.ts'
import { DocumentFacts } from '../printing/document-facts.ts'

/** The number of days after which an upload is deleted if no order uses it. */
export const unusedDesignDays = 30

/** What fully reading a design has found. */
export const FoundInDesign = z.object({
  width: z.number(),
  height: z.number(),
  isVector: z.boolean(),
  /** Set if a drawing has parts that the press can only print as pixels. */
  isPrintedAsPixels: z.optional(z.literal(true)),
})
export type FoundInDesign = z.infer<typeof FoundInDesign>

/** What reading a document for printing has found: its facts, or why it cannot be printed. Valid for one generation of the file. */
const ReadDocument = z.object({
  generation: z.string(),
  facts: z.optional(DocumentFacts),
  refusal: z.optional(DocumentRefusal),
})

/**
 * The document designs/{SHA-256 of the path}: the record of an uploaded design. The upload trigger writes it, the order's transaction clears
 * `removeAfter`, and the clean-up uses it to find designs that nobody ordered.
 */
export const StoredUpload = z.object({
  path: z.string(),
  uid: z.string(),
  uploadedAt: z.date(),
  /** When the file may be deleted; null once an order uses it, or once it is deleted. */
  removeAfter: z.nullable(z.date()),
  /** Orders of other customers in which staff used it: it is deleted with them, not with its uploader. */
  keptFor: z.optional(z.array(z.string())),
  /** Absent until the trigger has read the file. Valid for one generation: a rewritten file is read again. */
  found: z.optional(z.object({ ...FoundInDesign.shape, generation: z.string() })),
  /** Present for files to be printed as is, once the server has read them. */
  document: z.optional(ReadDocument),
  /** Why it cannot be printed as a design, worded for the customer. */
  problem: z.optional(z.string()),
  /** Set if the file is deleted or about to be: no order may use it any more. */
  isDeleted: z.optional(z.boolean()),
  /** Set if it exceeded its uploader's daily quota. */
  isOverQuota: z.optional(z.literal(true)),
  /** When Firestore's TTL policy removes the record of a deleted file. */
  expiresAt: z.optional(z.date()),
})
export type StoredUpload = z.infer<typeof StoredUpload>

/** The document cleanUps/uploads: where the daily clean-up continues in each folder of the bucket; null for the beginning. */
export const StoredSweep = z.object({
  designs: z.optional(z.nullable(z.string())),
  previews: z.optional(z.nullable(z.string())),
  pictures: z.optional(z.nullable(z.string())),
  photos: z.optional(z.nullable(z.string())),
})
export type StoredSweep = z.infer<typeof StoredSweep>
