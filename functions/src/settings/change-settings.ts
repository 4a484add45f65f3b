import { isDeepStrictEqual } from 'node:util'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import { staffNote } from '../audit/staff-note.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { settingsOf, storeSettingsIn } from './read-settings.ts'

/** Changes the settings that are sent; the others stay. */
export async function changeSettings({ caller, body }: Call<'changeSettings'>, deps: Deps): Reply<'changeSettings'> {
  const document = storeSettingsIn(deps.db)
  const note = await staffNote(caller.uid, deps)
  const settings = await transact(deps, async (transaction) => {
    const current = settingsOf(documentOf(await transaction.get(document)))
    if (await note.isMade(transaction)) return current
    const given = Object.entries(body).filter(([, value]) => value !== undefined)
    const changed: StoreSettings = { ...current, ...Object.fromEntries(given) }
    const fields = given.map(([name]) => name as keyof StoreSettings)
    const different = fields.filter((name) => !isDeepStrictEqual(current[name], changed[name]))
    if (different.length === 0) return current
    transaction.set(document, changed)
    const pick = (from: StoreSettings) => Object.fromEntries(different.map((name) => [name, from[name]]))
    const details = { from: pick(current), to: pick(changed) }
    note.make(transaction, { action: 'settings.changed', target: document.path, details })
    return changed
  })
  return ok(settings)
}
