import { failedWith } from '../api/api-failure.ts'

/** What is stored now of something that two people edited, and who made it so; '' where that is not known. */
export type EditConflictOf<Stored> = { current: Stored & { updatedAt: string }; changedBy: string }

/** Returns the conflict that the shop refused a change for; undefined for any other failure. `Stored` is what the call answers. */
export function editConflictIn<Stored>(failure: unknown): EditConflictOf<Stored> | undefined {
  return failedWith(failure, 'EDIT_CONFLICT') ? (failure.details as unknown as EditConflictOf<Stored>) : undefined
}
