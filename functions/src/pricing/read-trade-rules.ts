import { firstTradeRules, type StoredTradeRules, type TradeRulesAnswer } from '@teeshala/contract/printing/trade-rules'
import type { Firestore } from 'firebase-admin/firestore'
import { tradeRulesIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { type Handler, shared } from '../http/handler.ts'

/** Returns the document with the print-shop rules. */
export const tradeRulesDocument = (db: Firestore) => tradeRulesIn(db).doc('printing')

/** Returns the stored rules, or the defaults. */
export function tradeRulesOf(stored: WithId<StoredTradeRules> | undefined): StoredTradeRules {
  if (!stored) return { ...firstTradeRules, updatedAt: new Date(0) }
  const { _id, ...rules } = stored
  return rules
}

/** Returns the rules as the API shows them. */
export function tradeRulesAnswer({ updatedAt, ...rules }: StoredTradeRules): TradeRulesAnswer {
  return { ...rules, updatedAt: updatedAt.toISOString() }
}

/** Returns the print-shop rules; public. Not cached, so that a change applies at once. */
export const readTradeRules: Handler<'readTradeRules'> = async (_call, { db }) => {
  const stored = documentOf(await tradeRulesDocument(db).get())
  return shared(tradeRulesAnswer(tradeRulesOf(stored)), undefined, 0)
}
