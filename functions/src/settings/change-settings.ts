import { isDeepStrictEqual } from 'node:util'
import type { StaffSettings, StoreSettings } from '@teeshala/contract/settings/store-settings'
import { placeOf, sellerLacks } from '@teeshala/contract/tax/e-invoice/inv-01'
import { shopTaxOf } from '@teeshala/contract/tax/shop-tax'
import { refuseStaleEdit } from '../audit/refuse-stale-edit.ts'
import { staffNote } from '../audit/staff-note.ts'
import { fieldError } from '../errors/app-error.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'
import { allSettings, settingsOf, shownSettings, storeSettingsIn } from './read-settings.ts'
import { refuseBreaksBetweenRates } from './refuse-breaks-between-rates.ts'

/** Changes the settings that are sent; the others stay. */
export const changeSettings: Handler<'changeSettings'> = async ({ caller, body }, deps) => {
  const { basedOn, ...wanted } = body
  const document = storeSettingsIn(deps.db)
  refuseWithoutPayment(wanted.closedPaymentMethods, deps)
  const note = await staffNote(caller.uid, deps)
  const settings = await transact(deps, async (transaction) => {
    const stored = await transaction.read(document)
    const current = settingsOf(stored)
    if (await note.isMade(transaction)) return current
    const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
    const changed: typeof current = { ...current, ...Object.fromEntries(given), updatedAt: note.at }
    refuseUnregisteredWithGstin(changed)
    refuseLostGstin(current, changed)
    refuseEInvoicing(changed, deps)
    const fields = given.map(([name]) => name as keyof (StoreSettings & StaffSettings))
    const different = fields.filter((name) => !isDeepStrictEqual(current[name], changed[name]))
    if (different.length === 0) return current
    await refuseStaleEdit(transaction, { basedOn, current: allSettings(current, deps), target: document.path })
    if (different.includes('quantityBreaks')) await refuseBreaksBetweenRates(changed, deps)
    // Only chosen values are stored, so that they can be distinguished from defaults.
    transaction.set(document, { ...stored, ...Object.fromEntries(given), updatedAt: note.at })
    const pick = (from: typeof current) => Object.fromEntries(different.map((name) => [name, from[name]]))
    const details = { from: pick(current), to: pick(changed) }
    note.make(transaction, { action: 'settings.changed', target: document.path, details })
    return changed
  })
  shownSettings.forget(deps)
  return ok(allSettings(settings, deps))
}

/** A shop that is not registered for GST cannot show a GSTIN on its bills. */
function refuseUnregisteredWithGstin({ isUnregistered, isComposition, gstin }: StoreSettings & StaffSettings): void {
  if (!isUnregistered || (!gstin && !isComposition)) return
  throw fieldError(
    gstin ? 'gstin' : 'isComposition',
    'A shop that is not registered for GST has no GSTIN and no composition scheme',
  )
}

/** Without a GSTIN a shop charges no tax: a shop that had one must say so explicitly, so that nobody removes it by mistake. */
function refuseLostGstin(current: StoreSettings & StaffSettings, changed: StoreSettings & StaffSettings): void {
  const hadAnswered = current.gstin !== '' || current.isUnregistered
  if (!hadAnswered || changed.gstin !== '' || changed.isUnregistered) return
  throw fieldError('gstin', 'Please enter your GSTIN, or turn on “We are not registered for GST”')
}

/** Only shops that collect GST register invoices, and only with complete settings for the portal. */
function refuseEInvoicing(changed: StoreSettings & StaffSettings, { eInvoices }: Deps): void {
  if (!changed.isEInvoicing) return
  const refuse = (field: string, message: string) => {
    throw fieldError(field, message)
  }
  if (shopTaxOf(changed).scheme !== 'regular') {
    refuse('isEInvoicing', 'Only a shop with a GSTIN that is not under the composition scheme registers invoices')
  }
  if (!placeOf(changed.addressLines)) refuse('addressLines', sellerLacks)
  if (!eInvoices)
    refuse('isEInvoicing', 'The shop has no access to the invoice portal yet. The README says how to get it.')
}

/** A shop without any payment method cannot sell. */
function refuseWithoutPayment(closed: StaffSettings['closedPaymentMethods'] | undefined, { payments }: Deps): void {
  if (!closed || payments.methods.some((method) => !closed.includes(method))) return
  throw fieldError('closedPaymentMethods', 'Keep at least one way to pay')
}
