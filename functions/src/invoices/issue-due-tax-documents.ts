import { invoicesDueIn } from '../firestore/collections.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'
import { issueTaxDocuments } from './issue-tax-documents.ts'

/** How many orders one run handles; the next starts 15 minutes later. */
const atMost = 500

/** Issues due documents, longest waiting first: those whose move was interrupted, and those for refunds by the gateway. */
export async function issueDueTaxDocuments(deps: Deps): Promise<Record<'given' | 'failed', number>> {
  const outcomes = { given: 0, failed: 0 }
  const { docs } = await invoicesDueIn(deps.db).orderBy('at').limit(atMost).get()
  for (const { id } of docs) {
    try {
      await issueTaxDocuments(id, deps)
      outcomes.given++
    } catch (error) {
      outcomes.failed++
      // A document that always fails must not block the others for ever.
      await invoicesDueIn(deps.db).doc(id).set({ at: deps.now() })
      deps.log.error({ err: describe(error), order: id }, 'an invoice could not be given')
    }
  }
  return outcomes
}
