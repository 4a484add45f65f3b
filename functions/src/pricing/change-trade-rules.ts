import { isDeepStrictEqual } from 'node:util'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { refuseStaleEdit } from '../audit/refuse-stale-edit.ts'
import { staffNote } from '../audit/staff-note.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { tradeRulesAnswer, tradeRulesDocument, tradeRulesOf } from './read-trade-rules.ts'

/** Replaces the print-shop rules; orders keep those they were placed with. */
export const changeTradeRules: Handler<'changeTradeRules'> = async ({ caller, body }, deps) => {
  const { basedOn, ...wanted } = body
  const document = tradeRulesDocument(deps.db)
  const note = await staffNote(caller.uid, deps)
  const rules = await transact(deps, async (transaction) => {
    const current = tradeRulesOf(await transaction.read(document))
    if (await note.isMade(transaction)) return current
    const { updatedAt: _updatedAt, ...before } = current
    const different = (Object.keys(before) as (keyof TradeRules)[]).filter(
      (name) => !isDeepStrictEqual(before[name], wanted[name]),
    )
    if (different.length === 0) return current
    const edit = { basedOn, current: tradeRulesAnswer(current), target: document.path }
    await refuseStaleEdit(transaction, edit)
    const changed = { ...wanted, updatedAt: note.at }
    transaction.set(document, changed)
    const pick = (from: TradeRules) => Object.fromEntries(different.map((name) => [name, from[name]]))
    const details = { from: pick(before), to: pick(wanted) }
    note.make(transaction, { action: 'settings.printing_changed', target: document.path, details })
    return changed
  })
  return ok(tradeRulesAnswer(rules))
}
