import { defaultSettings, type StoredSettings, type StoreSettings } from '@teeshala/contract/settings/store-settings'
import type { Firestore } from 'firebase-admin/firestore'
import { settingsIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { shared } from '../http/answer.ts'
import type { Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'

/** The one document of the shop's settings. */
export const storeSettingsIn = (db: Firestore) => settingsIn(db).doc('store')

/** The settings of a stored document, every missing one at its default. */
export function settingsOf(stored: WithId<StoredSettings> | undefined): StoreSettings {
  const { _id, ...settings } = { _id: '', ...stored }
  return { ...defaultSettings, ...settings }
}

/** The settings that hold now. */
export async function currentSettings(db: Firestore): Promise<StoreSettings> {
  return settingsOf(documentOf(await storeSettingsIn(db).get()))
}

/** What every visitor may know of the shop. */
export async function readSettings(_call: unknown, { db }: Deps): Reply<'readSettings'> {
  return shared(await currentSettings(db))
}
