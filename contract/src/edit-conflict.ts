import * as z from 'zod/mini'

/**
 * In the body of a change: the `updatedAt` of what the form was opened with. Where the shop has another by then, it refuses with
 * EDIT_CONFLICT and an `EditConflict`; without it the change is made whatever is stored.
 */
export const BasedOn = z.optional(z.iso.datetime({ error: 'Not the time of a change' }))

/** The `details` of an EDIT_CONFLICT: what is stored now, as the API shows it, and who made it so; '' where that is not known. */
export const EditConflict = z.object({
  current: z.looseObject({ updatedAt: z.iso.datetime() }),
  changedBy: z.string(),
})
export type EditConflict = z.infer<typeof EditConflict>
