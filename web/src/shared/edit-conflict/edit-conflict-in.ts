import { failedWith } from '../api/api-failure.ts'

/** The stored version of something edited by two people, and who stored it; '' if unknown. */
export type EditConflictOf<Stored> = { current: Stored & { updatedAt: string }; changedBy: string }

/** Returns the conflict that a change was refused for; undefined for any other failure. `Stored` is the call's response. */
export function editConflictIn<Stored>(failure: unknown): EditConflictOf<Stored> | undefined {
  return failedWith(failure, 'EDIT_CONFLICT') ? (failure.details as unknown as EditConflictOf<Stored>) : undefined
}
