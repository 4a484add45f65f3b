import { failedWith } from './api-failure.ts'

/** Returns the response to a deletion; undefined if it was deleted before, by somebody else or by a call whose response was lost. */
export const unlessGone = <Answer>(deletion: Promise<Answer>): Promise<Answer | undefined> =>
  deletion.catch((failure) => {
    if (!failedWith(failure, 'NOT_FOUND')) throw failure
    return undefined
  })
