import * as z from 'zod/mini'

/** A picture that was uploaded for a product and that no product has named is deleted after so many days. */
export const unusedPictureDays = 1

/**
 * The document pictures/{SHA-256 of the path}: what the shop knows of a picture of the catalogue. The upload's trigger writes it, the
 * product's transaction takes `removeAfter` away, and the clean-up finds by it what no product has.
 */
export const StoredPicture = z.object({
  path: z.string(),
  uploadedAt: z.date(),
  /** When the file may go; null once a product has had it, or once it is gone. */
  removeAfter: z.nullable(z.date()),
  /** The file is gone or about to go: no product may name it any more. */
  isDeleted: z.optional(z.boolean()),
  /** Firestore's TTL policy removes the record of a deleted file then. */
  expiresAt: z.optional(z.date()),
})
export type StoredPicture = z.infer<typeof StoredPicture>
