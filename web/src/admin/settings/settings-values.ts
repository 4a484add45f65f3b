import { type PrintMethod, printMethodNames } from '@teeshala/contract/garment/ink/print-method'
import { firstMessageSettings } from '@teeshala/contract/messages/message-settings'
import type { PaymentMethod } from '@teeshala/contract/payments/payment'
import { paymentMethodLabels } from '@teeshala/contract/payments/payment'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { type AllSettings, ChangeSettingsRequest } from '@teeshala/contract/settings/store-settings'
import * as texts from '../../texts/admin/settings.ts'

import { type CashValues, cashRequestOf, cashValuesOf, cashWords } from './cash-values.ts'
import { type DeliveryValues, deliveryRequestOf, deliveryValuesOf, deliveryWords } from './delivery/delivery-values.ts'

type Amount = number | ''

/** The settings that people enter in another form than they are stored. */
type Entered = {
  /** One address line per line. */
  address: string
  shippingFee: Amount
  freeShippingAbove: Amount
  furtherPrintPrice: Amount
  quantityBreaks: { from: Amount; percent: Amount }[]
  lowStockThreshold: Amount
  proofsAbove: Amount
  claimDays: Amount
  unprovedHolds: { pieces: Amount; sharePercent: Amount; hours: Amount }
  delivery: DeliveryValues
  cashRules: CashValues
  advanceRules: { above: Amount; sharePercent: Amount }
  openMethods: PaymentMethod[]
}

type Unentered = 'addressLines' | 'closedPaymentMethods' | 'configuredPaymentMethods' | 'updatedAt'

/** The form's values: the settings as people enter them. */
export type SettingsValues = Omit<AllSettings, keyof Entered | Unentered> & Entered

export function valuesOf(settings: AllSettings): SettingsValues {
  const { addressLines, closedPaymentMethods, configuredPaymentMethods, updatedAt: _, ...values } = settings
  const openMethods = configuredPaymentMethods.filter((method) => !closedPaymentMethods.includes(method))
  return {
    ...values,
    address: addressLines.join('\n'),
    openMethods,
    proofsAbove: settings.proofsAbove ?? '',
    messageChannels: withAllTemplates(settings.messageChannels),
    delivery: deliveryValuesOf(settings.delivery),
    cashRules: cashValuesOf(settings.cashRules),
    advanceRules: { ...settings.advanceRules, above: settings.advanceRules.above ?? '' },
  }
}

/** Every template has a field, even if the shop has no id for it yet. */
function withAllTemplates({ whatsapp, sms }: AllSettings['messageChannels']): AllSettings['messageChannels'] {
  return { whatsapp, sms: { ...sms, templateIds: { ...firstMessageSettings.sms.templateIds, ...sms.templateIds } } }
}

type Configured = Pick<AllSettings, 'configuredPaymentMethods'>

/** Returns all settings as stored. */
export function requestOf(values: SettingsValues, { configuredPaymentMethods }: Configured) {
  const { address, openMethods, ...fields } = values
  const addressLines = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const closedPaymentMethods = configuredPaymentMethods.filter((method) => !openMethods.includes(method))
  const { gstin, isComposition } = values.isUnregistered ? { gstin: '', isComposition: false } : values
  const isEInvoicing = values.isEInvoicing && gstin !== '' && !isComposition
  return {
    ...fields,
    gstin,
    isComposition,
    isEInvoicing,
    addressLines,
    closedPaymentMethods,
    proofsAbove: values.proofsAbove === '' ? null : values.proofsAbove,
    delivery: deliveryRequestOf(values.delivery),
    cashRules: cashRequestOf(values.cashRules),
    advanceRules: {
      ...values.advanceRules,
      above: values.advanceRules.above === '' ? null : values.advanceRules.above,
    },
  }
}

/** Returns the values without changes in fields that are hidden: nobody could see or correct a mistake there. */
function withoutHidden(values: SettingsValues, opened: SettingsValues): SettingsValues {
  const { openMethods, courierService, messageChannels } = values
  const { whatsapp, sms } = messageChannels
  const before = opened.messageChannels
  return {
    ...values,
    cashRules: openMethods.includes('cash_on_delivery') ? values.cashRules : opened.cashRules,
    courierService: courierService.isOn ? courierService : { ...opened.courierService, isOn: false },
    messageChannels: {
      whatsapp: whatsapp.isOn ? whatsapp : { ...before.whatsapp, isOn: false },
      sms: sms.isOn ? sms : { ...before.sms, isOn: false },
    },
  }
}

/** Returns the settings changed since the form was opened; the others are not sent, so that nobody's change is undone. */
export function changesIn(
  values: SettingsValues,
  opened: SettingsValues,
  configured: Configured,
): ChangeSettingsRequest {
  const before: Record<string, unknown> = requestOf(opened, configured)
  const isNew = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[name])
  return Object.fromEntries(Object.entries(requestOf(withoutHidden(values, opened), configured)).filter(isNew))
}

/** Returns the form field that shows the error of a server field. */
function shownAt(field: string): string {
  if (field.startsWith('addressLines')) return 'address'
  if (field === 'closedPaymentMethods') return 'openMethods'
  if (field.startsWith('cashRules.closedPincodes')) return 'cashRules.pincodes'
  return field.replace(/^(delivery\.zones\.\d+\.prefixes|delivery\.holidays)\..*/, '$1')
}

/** Returns errors by field. */
export function problemsOf(changes: ChangeSettingsRequest): Record<string, string> {
  const { error } = ChangeSettingsRequest.safeParse(changes)
  return byFormField(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])))
}

/** Returns the server's errors by form field. */
export function byFormField(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [shownAt(field), message]))
}

const amount = (value: Amount) => (value === '' ? '' : formatPrice(value))
const yes = (value: boolean) => (value ? 'on' : 'off')

/** Labels and values of each setting, to show a colleague's change. */
export const settingWords = {
  shopName: texts.shopName,
  legalName: texts.legalName,
  address: texts.address,
  email: texts.email,
  phone: texts.phone,
  grievanceOfficer: {
    label: texts.grievanceOfficer,
    say: ({ name, email, phone }: SettingsValues['grievanceOfficer']) =>
      [name, email, phone].filter(Boolean).join(', '),
  },
  gstin: 'GSTIN',
  isComposition: { label: texts.compositionScheme, say: yes },
  isEInvoicing: { label: texts.eInvoicing, say: yes },
  isUnregistered: { label: texts.notRegisteredForGst, say: yes },
  upiId: texts.upiId,
  shippingFee: { label: texts.shippingFee, say: amount },
  freeShippingAbove: { label: texts.freeShippingAbove, say: amount },
  furtherPrintPrice: { label: texts.priceOfAnExtraPrint, say: amount },
  quantityBreaks: {
    label: texts.bulkDiscounts,
    say: (breaks: SettingsValues['quantityBreaks']) =>
      breaks.map(({ from, percent }) => texts.percentFromPieces(from, percent)).join(', '),
  },
  delivery: { label: texts.delivery, say: deliveryWords },
  showListPrice: { label: texts.listPriceOnTheBulkPage, say: yes },
  openMethods: {
    label: texts.waysToPay,
    say: (methods: PaymentMethod[]) => methods.map((method) => paymentMethodLabels[method]).join(', '),
  },
  cashRules: { label: texts.cashOnDelivery, say: cashWords },
  advanceRules: {
    label: texts.advances,
    say: ({ above, sharePercent }: SettingsValues['advanceRules']) =>
      above === '' ? '' : texts.advanceOfAbove(sharePercent, formatPrice(above)),
  },
  staffMails: {
    label: texts.mailsToStaff,
    say: (mails: SettingsValues['staffMails']) =>
      mails
        .map(({ email, newOrders, newMessages }) => {
          const about = [newOrders && 'orders', newMessages && 'messages'].filter(Boolean).join(texts.and)
          return `${email} (${about || 'nothing'})`
        })
        .join(', '),
  },
  messageChannels: {
    label: texts.orderMessages,
    say: ({ whatsapp, sms }: SettingsValues['messageChannels']) =>
      texts.channelsThatAreOn(yes(whatsapp.isOn), yes(sms.isOn)),
  },
  courierService: {
    label: texts.couriers,
    say: ({ isOn, pickupLocation, pickupPostalCode }: SettingsValues['courierService']) =>
      [yes(isOn), pickupLocation, pickupPostalCode].filter(Boolean).join(', '),
  },
  lowStockThreshold: texts.lowStock,
  printMethod: { label: texts.printMethod, say: (method: PrintMethod) => printMethodNames[method] },
  proofsAbove: texts.proofsAbove,
  claimDays: texts.claimDays,
  unprovedHolds: {
    label: texts.keptWithoutAConfirmation,
    say: ({ pieces, sharePercent, hours }: SettingsValues['unprovedHolds']) =>
      texts.heldShares(pieces, sharePercent, hours),
  },
} as const
