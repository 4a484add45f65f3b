import { defaultSettings, type StoredSettings, type StoreSettings } from '@teeshala/contract/settings/store-settings'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import type { Deps } from '../deps.ts'
import { shared } from '../http/answer.ts'
import type { Reply } from '../http/route.ts'

export const settingsPath = 'settings/store'

/** The settings of a stored document, every missing one at its default. */
export function settingsOf(snapshot: DocumentSnapshot | undefined): StoreSettings {
  return { ...defaultSettings, ...(snapshot?.data() as StoredSettings | undefined) }
}

/** The settings that hold now. */
export async function currentSettings(db: Firestore): Promise<StoreSettings> {
  return settingsOf(await db.doc(settingsPath).get())
}

/** What every visitor may know of the shop. */
export async function readSettings(_call: unknown, { db }: Deps): Reply<'readSettings'> {
  return shared(await currentSettings(db))
}
