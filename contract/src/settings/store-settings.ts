import * as z from 'zod/mini'
import { Rupees } from '../money.ts'
import { Line, RequiredLine } from '../text.ts'

/** Everything of the settings that any visitor may read; amounts in rupees. */
export const StoreSettings = z.object({
  shopName: RequiredLine(60, 'Please enter the name of the shop'),
  legalName: Line(120),
  email: Line(254),
  phone: Line(40),
  addressLines: z.array(Line(120)).check(z.maxLength(5)),
  gstin: Line(15),
  grievanceOfficer: z.object({ name: Line(100), email: Line(254), phone: Line(40) }),
  /** Shipping is free when the items cost more than this. */
  freeShippingAbove: Rupees,
  shippingFee: Rupees,
  /** Price of one print on one shirt of a single or bulk order. */
  unitPrice: Rupees,
  /** Whether the bulk page shows a list price of 1.2 × the price, struck through, with '20% off'. */
  showListPrice: z.boolean(),
})
export type StoreSettings = z.infer<typeof StoreSettings>

/** The settings of a shop that has not changed any. */
export const defaultSettings: StoreSettings = {
  shopName: 'Teeshala',
  legalName: 'Teeshala Prints Private Limited',
  email: 'hello@teeshala.test',
  phone: '+91 80 4567 8900',
  addressLines: ['14, Printers Lane, Gandhi Bazaar', 'Basavanagudi, Bengaluru', 'Karnataka 560004'],
  gstin: '29AAACT0000A1Z5',
  grievanceOfficer: { name: 'Meera Nair', email: 'care@teeshala.test', phone: '+91 80 4567 8901' },
  freeShippingAbove: 999,
  shippingFee: 99,
  unitPrice: 120,
  showListPrice: true,
}

/** The document settings/store holds the same fields. */
export const StoredSettings = z.partial(StoreSettings)
export type StoredSettings = z.infer<typeof StoredSettings>
