import { shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { Quote, StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import type { WithId } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { findQuote, isQuotesCustomer, mayGiveLink } from './find-quote.ts'
import { hasLostFiles } from './has-lost-files.ts'
import { presentPrice, presentPrices } from './present-price.ts'
import { quoteAnswer, quotedAmounts } from './quote-answer.ts'

/** Returns a quote, and its current price once it has expired. */
export const readQuote: Handler<'readQuote'> = async ({ caller, params, secret }, deps) => {
  const quote = await findQuote(params.id, { caller, token: secret }, deps)
  const answer = quoteAnswer(quote, deps.now(), mayGiveLink(caller) || isQuotesCustomer(quote, caller, secret))
  return ok(answer.state === 'expired' ? await withPresentPrice(answer, quote, deps) : answer)
}

async function withPresentPrice(answer: Quote, quote: WithId<StoredQuote>, { db }: Deps): Promise<Quote> {
  const [settings, prices, isLost] = await Promise.all([
    currentSettings(db),
    presentPrices(db),
    hasLostFiles(quote, { db }),
  ])
  if (isLost) return answer
  const priced = presentPrice(quote, prices, shippingRuleOf(settings))
  return priced ? { ...answer, present: quotedAmounts(priced.amounts, quote.isShipped) } : answer
}
