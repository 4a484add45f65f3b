import { invoicesDueIn } from '../firestore/collections.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'
import { issuePapers } from './issue-papers.ts'

/** How many orders one run handles; the next starts 15 minutes later. */
const atMost = 500

/** Gives the papers that are due, the longest waiting first: those whose move was cut short, and those of money that a gateway returned. */
export async function issueDuePapers(deps: Deps): Promise<Record<'given' | 'failed', number>> {
  const outcomes = { given: 0, failed: 0 }
  const { docs } = await invoicesDueIn(deps.db).orderBy('at').limit(atMost).get()
  for (const { id } of docs) {
    try {
      await issuePapers(id, deps)
      outcomes.given++
    } catch (error) {
      outcomes.failed++
      // One that always fails must not stand before the others for ever.
      await invoicesDueIn(deps.db).doc(id).set({ at: deps.now() })
      deps.log.error({ err: describe(error), order: id }, 'an invoice could not be given')
    }
  }
  return outcomes
}
