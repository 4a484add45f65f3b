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

/** Everything of the settings that any visitor may read; amounts in rupees. */
export const StoreSettings = z.object({
  shopName: RequiredLine(60, 'Please enter the name of the shop'),
  legalName: Line(120),
  email: Line(254),
  phone: Line(40),
  addressLines: z.array(Line(120)).check(z.maxLength(5)),
  gstin: Line(15),
  /** Whether the shop pays GST on its turnover and collects none: the composition scheme. */
  isComposition: z.boolean(),
  grievanceOfficer: z.object({ name: Line(100), email: Line(254), phone: Line(40) }),
  /** Shipping is free when the items cost more than this. */
  freeShippingAbove: Rupees,
  shippingFee: Rupees,
  /** Price of each print of a piece after its first, which the price of the garment has in it. */
  furtherPrintPrice: Rupees,
  /** Percent off the garments of a bulk order by its pieces. */
  quantityBreaks: QuantityBreaks,
  /** Whether the bulk page shows a list price of 1.2 × the price, struck through, with '20% off'. */
  showListPrice: z.boolean(),
  /** How designs are put on cloth. */
  printMethod: z.enum(printMethods),
  /** When an order is made and arrives. */
  delivery: DeliverySettings,
  /** Which orders can be paid in cash at the door. */
  cashRules: CashRules,
  /** Of which orders a part is paid before they are made. */
  advanceRules: AdvanceRules,
  ...claimSettingsField,
})
export type StoreSettings = z.infer<typeof StoreSettings>

/** The most members of the staff who get mails. */
export const maxStaffMails = 10

/** A member of the staff who gets mails, and for what. */
export const StaffRecipient = z.object({ email: Email, newOrders: z.boolean(), newMessages: z.boolean() })
export type StaffRecipient = z.infer<typeof StaffRecipient>

/** A UPI address such as 'teeshala@okbank', or nothing. */
const UpiId = z
  .string()
  .check(
    z.trim(),
    z.maxLength(80),
    z.regex(/^$|^[\w.-]{2,}@[A-Za-z][A-Za-z0-9.-]+$/, { error: 'A UPI ID looks like teeshala@okbank' }),
  )

/** What only staff may read of the settings. */
export const StaffSettings = z.object({
  /** Of the ways to pay that the shop's configuration has, those that are not offered at present. */
  closedPaymentMethods: z.array(PaymentMethod).check(z.maxLength(paymentMethods.length)),
  /** Who gets a mail for a new order or message; messages go to the shop's own address where nobody is to get them. */
  staffMails: z
    .array(StaffRecipient)
    .check(z.maxLength(maxStaffMails, { error: `At most ${maxStaffMails} addresses` })),
  /** What is kept for buyers of whom nothing is proved. */
  unprovedHolds: UnprovedHolds,
  /** Whether the owner has said that the shop is not registered for GST, which a GSTIN that is only missing does not say. */
  isUnregistered: z.boolean(),
  /** Whether invoices to buyers with a GSTIN are registered with the government's portal: above ₹5 crore of turnover they have to be. */
  isEInvoicing: z.boolean(),
  /** Where money by UPI comes in, for the code on an unpaid invoice; empty where the shop has none. */
  upiId: UpiId,
  /** An order of more pieces with a customer's own print is made only once they approve a proof; null where the shop asks for none. */
  proofsAbove: z.nullable(
    z
      .int({ error: 'A whole number of pieces' })
      .check(z.gte(0, { error: 'Not less than 0' }), z.lte(10_000, { error: 'At most 10,000 pieces' })),
  ),
  /** A product with so many pieces or fewer counts as low in stock. */
  lowStockThreshold: z
    .int({ error: 'A whole number of pieces' })
    .check(z.gte(0, { error: 'Not less than 0' }), z.lte(10_000, { error: 'At most 10,000 pieces' })),
  ...messageSettingsField,
  ...courierSettingsField,
})
export type StaffSettings = z.infer<typeof StaffSettings>

/** All settings, as staff see them. `configuredPaymentMethods` is what could be offered; `updatedAt` is 1970 where nothing was changed. */
export const AllSettings = z.object({
  ...StoreSettings.shape,
  ...StaffSettings.shape,
  configuredPaymentMethods: z.array(PaymentMethod),
  updatedAt: z.iso.datetime(),
})
export type AllSettings = z.infer<typeof AllSettings>

/** A number that a telephone can call, spelled as the shop likes it, landlines and 1800 numbers as well; or nothing. */
const ShopPhone = Line(40).check(z.regex(/^$|^\+?(?:[\s().-]*\d){8,15}$/, { error: invalidPhone }))

/** PUT /api/settings: what is not named stays. */
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

/** The document settings/store: whatever was changed, and when last. */
export const StoredSettings = z.object({
  ...z.partial(StoreSettings).shape,
  ...z.partial(StaffSettings).shape,
  updatedAt: z.optional(z.date()),
})
export type StoredSettings = z.infer<typeof StoredSettings>
