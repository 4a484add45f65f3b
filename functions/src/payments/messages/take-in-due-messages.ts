import pLimit from 'p-limit'
import { gatewayMessagesIn } from '../../firestore/collections.ts'
import { describe } from '../../http/answer-error.ts'
import type { Deps } from '../../ports/deps.ts'
import { takeInMessage } from './take-in-message.ts'

/** How many one run takes, so many at a time: at the slowest gateway it ends within the time of its function. */
const atMost = 100
const atOnce = 5

/** Does the work of the messages that are due, the longest waiting first: next tries, and those of whose arrival nobody was told. Tells how many of each state came of it. */
export async function takeInDueMessages(deps: Deps): Promise<Record<string, number>> {
  const due = gatewayMessagesIn(deps.db).where('progress.dueAt', '<=', deps.now()).orderBy('progress.dueAt')
  const { docs } = await due.limit(atMost).get()
  const limit = pLimit(atOnce)
  const counts: Record<string, number> = {}
  await Promise.all(
    docs.map(({ id }) =>
      limit(async () => {
        const state = await takeInMessage(id, deps).catch((error: unknown) => {
          deps.log.error({ err: describe(error), message: id }, 'a message of the gateway could not be seen to')
          return 'not seen to'
        })
        if (state) counts[state] = (counts[state] ?? 0) + 1
      }),
    ),
  )
  return counts
}
