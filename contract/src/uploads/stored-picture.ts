import * as z from 'zod/mini'

/** The number of days after which an uploaded product picture is deleted if no product has used it. */
export const unusedPictureDays = 1

/**
 * The document pictures/{SHA-256 of the path}: the record of a catalogue picture. The upload trigger writes it, the product's transaction clears
 * `removeAfter`, and the clean-up uses it to find pictures that no product has.
 */
export const StoredPicture = z.object({
  path: z.string(),
  uploadedAt: z.date(),
  /** When the file may be deleted; null once a product has used it, or once it is deleted. */
  removeAfter: z.nullable(z.date()),
  /** Set if the file is deleted or about to be: no product may use it any more. */
  isDeleted: z.optional(z.boolean()),
  /** When Firestore's TTL policy removes the record of a deleted file. */
  expiresAt: z.optional(z.date()),
})
export type StoredPicture = z.infer<typeof StoredPicture>
