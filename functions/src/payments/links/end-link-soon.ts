import { describe } from '../../http/answer-error.ts'
import type { Deps } from '../../ports/deps.ts'
import { reconcileLink } from './reconcile-link.ts'

/** Asks the gateway to cancel a link that is no longer needed. If that fails, the payment reconciliation does it. */
export async function endLinkSoon(reference: string | undefined, deps: Deps): Promise<void> {
  if (reference === undefined) return
  try {
    await reconcileLink(reference, deps)
  } catch (error) {
    deps.log.error({ err: describe(error), link: reference }, 'a payment link could not be ended yet')
  }
}
