import * as texts from '../../texts/shared/orders.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { toast } from '../ui/toasts/toast.ts'

/** The shop reads an upload to its end within seconds, a large one within a minute, and one whose announcement was lost after two. */
const askAgainMs = 1500
const mostAsked = 100

export const checkingWords = texts.weAreCheckingWhatYouUploaded

/** Sends an order, and while the shop still checks the files that it names, tells so once and sends it again by itself. */
export async function onceChecked<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let asked = 1; ; asked++) {
    try {
      return await send()
    } catch (failure) {
      if (asked >= mostAsked || !isStillChecking(failure)) throw failure
      if (asked === 2) toast.good(checkingWords)
      await new Promise((resolve) => setTimeout(resolve, askAgainMs))
    }
  }
}

const isStillChecking = (failure: unknown) => failure instanceof ApiFailure && failure.details.isStillChecking === true
