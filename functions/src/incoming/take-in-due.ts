import type { DocumentData, Query } from 'firebase-admin/firestore'
import pLimit from 'p-limit'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'

/** How many one run processes, and how many at a time. */
const atMost = 100
const atOnce = 5
/** No new item starts after this time: even with the slowest service the run ends within the function's nine minutes, and the next run continues. */
const beginsForMs = 4 * 60_000

/** Processes due items, longest waiting first, and returns the number by resulting state. `what` names an item in the log. */
export async function takeInDue<T extends DocumentData>(
  { due, what, takeIn }: { due: Query<T, T>; what: string; takeIn: (id: string) => Promise<string | undefined> },
  { log }: Pick<Deps, 'log'>,
): Promise<Record<string, number>> {
  const { docs } = await due.limit(atMost).get()
  const limit = pLimit(atOnce)
  const startedAt = performance.now()
  const counts: Record<string, number> = {}
  await Promise.all(
    docs.map(({ id }) =>
      limit(async () => {
        if (performance.now() - startedAt > beginsForMs) return
        const state = await takeIn(id).catch((error: unknown) => {
          log.error({ err: describe(error), message: id }, `${what} could not be seen to`)
          return 'not seen to'
        })
        if (state) counts[state] = (counts[state] ?? 0) + 1
      }),
    ),
  )
  return counts
}
