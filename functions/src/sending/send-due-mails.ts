import pLimit from 'p-limit'
import { mailsIn } from '../firestore/collections.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'
import { sendMail } from './send-mail.ts'

/** How many one run takes, so many at a time: at the slowest server it ends before its lease does. */
const atMost = 100
const atOnce = 5

/** Sends what is due, the longest waiting first: next tries, and mails whose writing nobody was told of. Tells how many of each state came of it. */
export async function sendDueMails(deps: Deps): Promise<Record<string, number>> {
  if (!deps.mailServer) return {}
  const due = mailsIn(deps.db).where('delivery.dueAt', '<=', deps.now()).orderBy('delivery.dueAt').limit(atMost)
  const { docs } = await due.get()
  const limit = pLimit(atOnce)
  const counts: Record<string, number> = {}
  await Promise.all(
    docs.map(({ id }) =>
      limit(async () => {
        const state = await sendMail(id, deps).catch((error: unknown) => {
          deps.log.error({ err: describe(error), mail: id }, 'a mail could not be seen to')
          return 'not seen to'
        })
        if (state) counts[state] = (counts[state] ?? 0) + 1
      }),
    ),
  )
  return counts
}
