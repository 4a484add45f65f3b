import { describe } from '../../http/answer-error.ts'
import type { Deps } from '../../ports/deps.ts'
import { reconcileLink } from './reconcile-link.ts'

/** Asks the gateway to end a link that the shop wants no more money by. Where that fails, the regular look at the payments does it. */
export async function endLinkSoon(reference: string | undefined, deps: Deps): Promise<void> {
  if (reference === undefined) return
  try {
    await reconcileLink(reference, deps)
  } catch (error) {
    deps.log.error({ err: describe(error), link: reference }, 'a payment link could not be ended yet')
  }
}
