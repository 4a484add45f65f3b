import * as z from 'zod/mini'

/**
 * In the body of a change: the `updatedAt` of the version that the form was opened with. If a newer one is stored, the change is refused with
 * EDIT_CONFLICT and an `EditConflict`; without this field it is always made.
 */
export const BasedOn = z.optional(z.iso.datetime({ error: 'Not the time of a change' }))

/** The `details` of an EDIT_CONFLICT: what is stored now, as the API shows it, and who changed it last, or '' if unknown. */
export const EditConflict = z.object({
  current: z.looseObject({ updatedAt: z.iso.datetime() }),
  changedBy: z.string(),
})
export type EditConflict = z.infer<typeof EditConflict>
