import type { Day } from '../india-day.ts'

/**
 * All GST rates, limits and codes that the shop uses, each with its start date and source. An accountant has to confirm them before a shop opens and
 * whenever the law changes; no other code contains a rate.
 */

/** A rate for apparel, which depends on the value of one piece after discount and before tax. */
export type ApparelRate = {
  readonly from: Day
  readonly upToPaise: number
  readonly percent: number
  readonly above: number
}

/**
 * Knitted and woven garments, chapters 61 and 62. Notification 1/2017-Central Tax (Rate), schedules I and II; since 22 September 2025
 * notification 9/2025-Central Tax (Rate). https://www.msassociates.pro/gst/gst-apparel.php, https://busy.in/hsn/t-shirt-hsn-code
 * Value of a piece: CBIC's FAQ 33 of 27 July 2017, http://taxinindia.com/category/gst/hsn-classification/
 */
export const apparelRates: readonly ApparelRate[] = [
  { from: '2017-07-01', upToPaise: 100_000, percent: 5, above: 12 },
  { from: '2025-09-22', upToPaise: 250_000, percent: 5, above: 18 },
]

/**
 * Printing on what customers bring, SAC 9989. Notification 6/2021-Central Tax (Rate), from 1 October 2021; unchanged on 22 September 2025.
 * https://taxmanagementindia.com/web/tmi_blog_details.asp?id=478607
 */
export const printingService = { hsn: '9989', percent: 18 } as const

/**
 * Whether an advance is taxed when it is received. Services: CGST Act 2017, section 13(2). Goods: section 12(2), lifted for every shop by notification
 * 66/2017-Central Tax of 15 November 2017. https://hrareceipt.in/answers/advance-receipt-gst-receipt-voucher-section-31
 */
const taxedAdvances: readonly { readonly from: Day; readonly goods: boolean; readonly services: boolean }[] = [
  { from: '2017-07-01', goods: true, services: true },
  { from: '2017-11-15', goods: false, services: true },
]

/** Returns whether a code is a service: those begin with 99 (annexure to notification 11/2017-Central Tax (Rate)). */
export function isService(hsn: string): boolean {
  return hsn.startsWith('99')
}

/** Returns whether an advance for an item with this code is taxed when it is received. */
export function isTaxedAdvance(hsn: string, day: Day): boolean {
  const { goods, services } = entryInForce(taxedAdvances, day)
  return isService(hsn) ? services : goods
}

/** The rate of goods that are not apparel and have no rate of their own, in percent. */
export const standardPercent = 18

/** The rates available to an option of the price list: the schedules of notification 9/2025-Central Tax (Rate), and nil. */
export const gstPercents = [0, 5, 18, 40] as const

/**
 * Customs tariff headings for garments whose product has no HSN: T-shirts 6109, knitted shirts with a collar 6105, hoodies 6110. Four digits suffice up
 * to ₹5 crore a year (notification 78/2020-Central Tax). https://busy.in/hsn/t-shirt-hsn-code
 */
export const hsnByCut = { polo: '6105', hoodie: '6110', other: '6109' } as const

/**
 * Above this amount an inter-state invoice to a buyer without a GSTIN is reported individually (GSTR-1, table 5): notification 12/2024-Central Tax.
 * https://cashflo.io/magazine/gst-alert-reduced-b2c-invoice-reporting-threshold-in-gstr-1
 */
export const largeInvoices: readonly { readonly from: Day; readonly abovePaise: number }[] = [
  { from: '2017-07-01', abovePaise: 25_000_000 },
  { from: '2024-08-01', abovePaise: 10_000_000 },
]

/**
 * The total, tax included, from which an invoice to a buyer without a GSTIN names their address, and its state with the code. The law means the value
 * before tax (CGST Rules 2017, rule 46(e)), which is never more. https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+46.+Tax+invoice
 */
export const addressedFromPaise = 5_000_000

/**
 * Above this amount, tax included, goods need an e-way bill before they leave the shop (CGST Rules 2017, rule 138(1)). Some states ask for one within
 * their borders only above ₹1 lakh or more. https://www.courierbook.in/blog/gst-e-way-bill-shipper-complete-guide/
 */
export const ewayBillAbovePaise = 5_000_000

/** Union territories without a legislature, whose share of the tax is called UTGST (UTGST Act 2017, section 1). */
export const unionTerritories: readonly string[] = ['04', '26', '31', '35', '38']

/** The maximum length of an invoice number, which consists of letters, digits, '-' and '/' (CGST Rules 2017, rule 46(b)). */
export const longestNumber = 16

/** The text required on a composition dealer's bill of supply (CGST Rules 2017, rule 5(1)(f)). */
export const compositionWords = 'Composition taxable person, not eligible to collect tax on supplies'

/** What a tax invoice for goods that leave India has to say where IGST is paid on them (CGST Rules 2017, rule 46, third proviso). */
export const exportWords = 'Supply meant for export on payment of integrated tax'

/** Returns the entry of a dated list in force on a day: the latest one started by then, or the first one for days before all of them. */
export function entryInForce<Entry extends { readonly from: Day }>(entries: readonly Entry[], day: Day): Entry {
  const found = entries.findLast(({ from }) => from <= day) ?? entries[0]
  if (!found) throw new Error('a dated list of the law is empty')
  return found
}
