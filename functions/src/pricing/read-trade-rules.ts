import { firstTradeRules, type StoredTradeRules, type TradeRulesAnswer } from '@teeshala/contract/printing/trade-rules'
import type { Firestore } from 'firebase-admin/firestore'
import { tradeRulesIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { shared } from '../http/answer.ts'
import type { Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** The one document of the rules of the trade. */
export const tradeRulesDocument = (db: Firestore) => tradeRulesIn(db).doc('printing')

/** Returns the rules of a stored document; those that a shop begins with where there is none. */
export function tradeRulesOf(stored: WithId<StoredTradeRules> | undefined): StoredTradeRules {
  if (!stored) return { ...firstTradeRules, updatedAt: new Date(0) }
  const { _id, ...rules } = stored
  return rules
}

/** Returns the rules as the API shows them. */
export function tradeRulesAnswer({ updatedAt, ...rules }: StoredTradeRules): TradeRulesAnswer {
  return { ...rules, updatedAt: updatedAt.toISOString() }
}

/** What the press can make of what, for everybody. No cache keeps it, so that a change holds at once. */
export async function readTradeRules(_call: unknown, { db }: Deps): Reply<'readTradeRules'> {
  const stored = documentOf(await tradeRulesDocument(db).get())
  return shared(tradeRulesAnswer(tradeRulesOf(stored)), undefined, 0)
}
