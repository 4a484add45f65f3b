import { firstClaimDays } from '@teeshala/contract/claims/claim-window'
import { firstCourierSettings } from '@teeshala/contract/couriers/courier-settings'
import { firstMessageSettings } from '@teeshala/contract/messages/message-settings'
import { firstUnprovedHolds } from '@teeshala/contract/orders/buyer/unproved-hold'
import { firstAdvanceRules } from '@teeshala/contract/payments/advance-rules'
import { firstCashRules } from '@teeshala/contract/payments/cash/cash-rules'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import {
  type AllSettings,
  type StaffSettings,
  type StoredSettings,
  StoreSettings,
} from '@teeshala/contract/settings/store-settings'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { cached } from '../firestore/cached.ts'
import { settingsIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { type Handler, ok, shared } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'

/** Returns the document with the shop's settings. */
export const storeSettingsIn = (db: Firestore) => settingsIn(db).doc('store')

type Settings = StoreSettings & StaffSettings & { readonly updatedAt: Date }

/** Returns the stored settings with defaults for missing ones. */
export function settingsOf(stored: WithId<StoredSettings> | undefined): Settings {
  const { _id, updatedAt = new Date(0), ...settings } = { _id: '', ...stored }
  return {
    ...defaultSettings,
    cashRules: firstCashRules,
    advanceRules: firstAdvanceRules,
    unprovedHolds: firstUnprovedHolds,
    messageChannels: firstMessageSettings,
    courierService: firstCourierSettings,
    claimDays: firstClaimDays,
    // The threshold of ₹5 crore (notification 10/2023-Central Tax) is far above a new shop's turnover.
    isEInvoicing: false,
    ...settings,
    updatedAt,
  }
}

/** Returns the current settings. */
export async function currentSettings(db: Firestore): Promise<Settings> {
  return settingsOf(documentOf(await storeSettingsIn(db).get()))
}

/** The settings shown to visitors, up to `shownStaleMs` old if another instance changed them. */
export const shownSettings = cached(
  ({ shownStaleMs }) => shownStaleMs,
  (_key, { db }) => currentSettings(db),
)

/** Returns the settings as the API shows them to staff. */
export function allSettings(settings: Settings, { payments }: Pick<Deps, 'payments'>): AllSettings {
  return {
    ...settings,
    configuredPaymentMethods: [...payments.methods],
    updatedAt: settings.updatedAt.toISOString(),
  }
}

/** Returns the public settings, or all for staff. Not cached by shared caches, so that a change shows soon. */
export const readSettings: Handler<'readSettings'> = async ({ caller }, deps) => {
  if (caller.kind === 'customer' && caller.isAdmin) return ok(allSettings(await currentSettings(deps.db), deps))
  const settings = await shownSettings.read('', deps)
  return shared(z.parse(StoreSettings, settings), { Vary: 'Authorization' }, 0)
}
