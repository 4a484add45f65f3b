import * as texts from '../../texts/shared/orders.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { toast } from '../ui/toasts/toast.ts'

/** The server reads an upload within seconds, a large one within a minute, and one whose notification was lost after two. */
const askAgainMs = { soon: 1500, later: 5000 }
const askedSoon = 20
const mostAsked = 70

export const checkingWords = texts.weAreCheckingWhatYouUploaded

/** Sends an order, and while the server still checks its files, shows a message once and retries automatically. */
export async function onceChecked<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let asked = 1; ; asked++) {
    try {
      return await send()
    } catch (failure) {
      if (asked >= mostAsked || !isStillChecking(failure)) throw failure
      if (asked === 2) toast.good(checkingWords)
      await new Promise((resolve) => setTimeout(resolve, asked < askedSoon ? askAgainMs.soon : askAgainMs.later))
    }
  }
}

const isStillChecking = (failure: unknown) => failure instanceof ApiFailure && failure.details.isStillChecking === true
