import type { StoredSettings } from '@teeshala/contract/settings/store-settings'
import { staffNote } from '../audit/staff-note.ts'
import type { Deps } from '../deps.ts'
import { transact } from '../firestore/transact.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { settingsOf, settingsPath } from './read-settings.ts'

/** Changes the settings that are sent; the others stay. */
export async function changeSettings(
  { caller, body }: Call<'admin', unknown, unknown, StoredSettings>,
  deps: Deps,
): Promise<Answer> {
  const document = deps.db.doc(settingsPath)
  const note = await staffNote(caller.uid, deps)
  const settings = await transact(deps, async (transaction) => {
    const current = settingsOf(await transaction.get(document))
    if (await note.isMade(transaction)) return current
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const changed = { ...current, ...given }
    transaction.set(document, changed)
    note.make(transaction, {
      action: 'settings.changed',
      target: settingsPath,
      details: { fields: Object.keys(given) },
    })
    return changed
  })
  return ok(settings)
}
