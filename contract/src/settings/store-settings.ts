import * as z from 'zod/mini'
import { Email } from '../accounts/email.ts'
import { invalidPhone } from '../accounts/refusals.ts'
import { claimSettingsField } from '../claims/claim-window.ts'
import { courierSettingsField } from '../couriers/courier-settings.ts'
import { DeliverySettings } from '../delivery/delivery-settings.ts'
import { BasedOn } from '../edit-conflict.ts'
import { printMethods } from '../garment/ink/print-method.ts'
import { messageSettingsField } from '../messages/message-settings.ts'
import { Rupees } from '../money.ts'
import { UnprovedHolds } from '../orders/buyer/unproved-hold.ts'
import { AdvanceRules } from '../payments/advance-rules.ts'
import { CashRules } from '../payments/cash/cash-rules.ts'
import { PaymentMethod, paymentMethods } from '../payments/payment.ts'
import { QuantityBreaks } from '../quantity-break.ts'
import { Line, RequiredLine } from '../text.ts'
import { Gstin } from './gstin.ts'

/** The settings that any visitor may read; amounts in rupees. */
export const StoreSettings = z.object({
  shopName: RequiredLine(60, 'Please enter the name of the shop'),
  legalName: Line(120),
  email: Line(254),
  phone: Line(40),
  addressLines: z.array(Line(120)).check(z.maxLength(5)),
  gstin: Line(15),
  /** Whether the shop is in the composition scheme: it pays GST on its turnover and collects none. */
  isComposition: z.boolean(),
  grievanceOfficer: z.object({ name: Line(100), email: Line(254), phone: Line(40) }),
  /** Shipping is free if the items cost more than this. */
  freeShippingAbove: Rupees,
  shippingFee: Rupees,
  /** The price of each print on a piece after the first, which is included in the garment's price. */
  furtherPrintPrice: Rupees,
  /** Percent off the garments of a bulk order by its number of pieces. */
  quantityBreaks: QuantityBreaks,
  /** Whether the bulk page shows a struck-through list price of 1.2 × the price, with '20% off'. */
  showListPrice: z.boolean(),
  /** The print method. */
  printMethod: z.enum(printMethods),
  /** When orders are made and delivered. */
  delivery: DeliverySettings,
  /** Which orders can be paid in cash on delivery. */
  cashRules: CashRules,
  /** Which orders need an advance payment before production starts. */
  advanceRules: AdvanceRules,
  ...claimSettingsField,
})
export type StoreSettings = z.infer<typeof StoreSettings>

/** The maximum number of staff who get mails. */
export const maxStaffMails = 10

/** A staff member who gets mails, and for what. */
export const StaffRecipient = z.object({ email: Email, newOrders: z.boolean(), newMessages: z.boolean() })
export type StaffRecipient = z.infer<typeof StaffRecipient>

/** A UPI address such as 'teeshala@okbank', or empty. */
const UpiId = z
  .string()
  .check(
    z.trim(),
    z.maxLength(80),
    z.regex(/^$|^[\w.-]{2,}@[A-Za-z][A-Za-z0-9.-]+$/, { error: 'A UPI ID looks like teeshala@okbank' }),
  )

/** The settings that only staff may read. */
export const StaffSettings = z.object({
  /** The configured payment methods that are not offered at present. */
  closedPaymentMethods: z.array(PaymentMethod).check(z.maxLength(paymentMethods.length)),
  /** Who gets a mail for a new order or message; without a recipient, messages go to the shop's own address. */
  staffMails: z
    .array(StaffRecipient)
    .check(z.maxLength(maxStaffMails, { error: `At most ${maxStaffMails} addresses` })),
  /** The limits on stock held for unproved buyers. */
  unprovedHolds: UnprovedHolds,
  /** Whether the owner has declared that the shop is not registered for GST; a missing GSTIN alone does not mean that. */
  isUnregistered: z.boolean(),
  /** Whether invoices to buyers with a GSTIN are registered with the government's portal, which is mandatory above ₹5 crore of turnover. */
  isEInvoicing: z.boolean(),
  /** The UPI address in the payment code on unpaid invoices; empty if the shop has none. */
  upiId: UpiId,
  /** Orders with more pieces of the customer's own print than this need an approved proof before production; null for no proofs. */
  proofsAbove: z.nullable(
    z
      .int({ error: 'A whole number of pieces' })
      .check(z.gte(0, { error: 'Not less than 0' }), z.lte(10_000, { error: 'At most 10,000 pieces' })),
  ),
  /** The stock level at or below which a product counts as low in stock. */
  lowStockThreshold: z
    .int({ error: 'A whole number of pieces' })
    .check(z.gte(0, { error: 'Not less than 0' }), z.lte(10_000, { error: 'At most 10,000 pieces' })),
  ...messageSettingsField,
  ...courierSettingsField,
})
export type StaffSettings = z.infer<typeof StaffSettings>

/** All settings, as staff see them. `configuredPaymentMethods` are those that could be offered; `updatedAt` is 1970 if nothing was changed. */
export const AllSettings = z.object({
  ...StoreSettings.shape,
  ...StaffSettings.shape,
  configuredPaymentMethods: z.array(PaymentMethod),
  updatedAt: z.iso.datetime(),
})
export type AllSettings = z.infer<typeof AllSettings>

/** A phone number in the shop's own format, including landlines and 1800 numbers, or empty. */
const ShopPhone = Line(40).check(z.regex(/^$|^\+?(?:[\s().-]*\d){8,15}$/, { error: invalidPhone }))

/** PUT /api/settings: fields that are not sent stay unchanged. */
export const ChangeSettingsRequest = z.object({
  ...z.partial(StoreSettings).shape,
  ...z.partial(StaffSettings).shape,
  email: z.optional(Email),
  phone: z.optional(ShopPhone),
  grievanceOfficer: z.optional(z.extend(StoreSettings.shape.grievanceOfficer, { phone: ShopPhone })),
  gstin: z.optional(Gstin),
  basedOn: BasedOn,
})
export type ChangeSettingsRequest = z.infer<typeof ChangeSettingsRequest>

/** The document settings/store: the changed settings, and when the last change was made. */
export const StoredSettings = z.object({
  ...z.partial(StoreSettings).shape,
  ...z.partial(StaffSettings).shape,
  updatedAt: z.optional(z.date()),
})
export type StoredSettings = z.infer<typeof StoredSettings>
