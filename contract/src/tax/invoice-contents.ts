import { cutForType } from '../garment/shape/cut.ts'
import { dayOf, daysAfter } from '../india-day.ts'
import { aboutLine } from '../orders/about-line.ts'
import { lineAmountPaise, type StoredLine } from '../orders/order-lines.ts'
import type { StoredFulfilment, StoredOrder } from '../orders/stored-order.ts'
import type { StoreSettings } from '../settings/store-settings.ts'
import { sixDigitHsn } from './e-invoice/stored-e-invoice.ts'
import { hsnByCut, isService, printingService } from './gst-law.ts'
import type { InvoiceContents, InvoiceLine } from './invoice.ts'
import { placeOfSupply, type ShopTax, shopTaxOf } from './shop-tax.ts'
import { stateCodeOfAddress } from './state-code.ts'
import { type LineTax, type LineToTax, taxOrder } from './tax-order.ts'

type Shop = StoreSettings & { readonly isComposition: boolean; readonly isEInvoicing?: boolean }

/** The content of an invoice except for its number and related fields. */
export type InvoiceBody = Omit<
  InvoiceContents,
  'kind' | 'series' | 'number' | 'serial' | 'year' | 'month' | 'issuedAt' | 'against' | 'previousSeal' | 'orderId'
>

/** Returns an order line in the form used for tax. A code or rate set by the price list or product takes precedence. */
export function lineToTax(line: StoredLine): LineToTax {
  const { quantity, discountPaise, hsn } = line
  const amounts = { quantity, amountPaise: lineAmountPaise(line), discountPaise }
  if (line.kind === 'paper') {
    return { ...amounts, hsn: hsn ?? printingService.hsn, percent: line.gstPercent ?? printingService.percent }
  }
  const cut = cutForType(line.productType)
  return { ...amounts, hsn: hsn ?? (cut === 'polo' || cut === 'hoodie' ? hsnByCut[cut] : hsnByCut.other) }
}

/** Returns the invoice of an order supplied at `at`. */
export function invoiceBodyOf(order: StoredOrder, shop: Shop, at: Date): InvoiceBody {
  const tax = shopTaxOf(shop)
  const place = order.placeOfSupply ?? placeOfSupply(destinationOf(order.fulfilment), tax)
  const short = linesOf(order, tax, place, at)
  const lines = shop.isEInvoicing ? short.map((line) => ({ ...line, hsn: sixDigitHsn(line.hsn) })) : short
  const sum = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'netPaise') =>
    lines.reduce((total, line) => total + line[name], 0)
  return {
    orderedAt: order.createdAt,
    scheme: tax.scheme,
    seller: sellerOf(shop),
    sellerState: tax.state ?? '',
    ...partiesOf(order, shop),
    placeOfSupply: place,
    lines,
    taxablePaise: sum('taxablePaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    igstPaise: sum('igstPaise'),
    totalPaise: sum('netPaise'),
    ...(order.payment.advancePaise !== undefined && { receivedPaise: order.payment.paidPaise }),
    ...(order.payment.invoiceDays !== undefined && { payBy: daysAfter(dayOf(at), order.payment.invoiceDays) }),
  }
}

function destinationOf(fulfilment: StoredFulfilment) {
  return fulfilment.kind === 'ship' ? fulfilment.address : undefined
}

function linesOf(order: StoredOrder, { scheme, state }: ShopTax, place: string, at: Date): InvoiceLine[] {
  const goods = order.lines.map(lineToTax)
  const { shippingPaise, discountPaise } = order
  const terms = { day: dayOf(at), isTaxed: scheme === 'regular', isWithinState: place === state }
  const taxed = taxOrder({ lines: goods, shippingPaise, discountPaise }, terms)
  return [
    ...order.lines.map((line, index) => {
      const { hsn = '' } = goods[index] ?? {}
      const said = { name: line.name, about: aboutLine(line), hsn, quantity: line.quantity, unit: unitOf(hsn) }
      return { ...said, ...(taxed.lines[index] as LineTax) }
    }),
    // Delivery has no pieces of its own, so that they are not reported twice.
    ...taxed.shipping.map(({ hsn, ...amounts }) => ({
      name: 'Delivery',
      about: '',
      hsn,
      quantity: 0,
      unit: unitOf(hsn),
      ...amounts,
    })),
  ]
}

const unitOf = (hsn: string): InvoiceLine['unit'] => (isService(hsn) ? 'NA' : 'PCS')

function sellerOf({ shopName, legalName, addressLines, phone, email, gstin }: Shop): InvoiceBody['seller'] {
  return {
    name: legalName || shopName,
    lines: [...addressLines, [phone, email].filter(Boolean).join(', ')].filter(Boolean),
    ...(gstin !== '' && { gstin }),
  }
}

type Parties = Pick<InvoiceBody, 'buyer' | 'buyerState' | 'deliveredTo'>

function partiesOf({ contact, fulfilment, billingAddress, company }: StoredOrder, shop: Shop): Parties {
  const to = destinationOf(fulfilment) ?? billingAddress
  const { address, city = '', postalCode = '', state, country, name, phone } = to ?? {}
  const person = contact.name || name || ''
  const place = [`${city} ${postalCode}`.trim(), state, country].filter(Boolean).join(', ')
  const way = [address, place].filter((line) => line !== undefined && line !== '') as string[]
  const reached = [contact.phone || phone || '', contact.email].filter(Boolean)
  const buyer = company
    ? { name: company.name, lines: [person, ...way, ...reached].filter(Boolean), gstin: company.gstin }
    : { name: person || 'Customer', lines: [...way, ...reached] }
  if (fulfilment.kind === 'collect') {
    const buyerState = billingAddress && stateCodeOfAddress(billingAddress)
    const counter = ['Collected from the shop', ...shop.addressLines.filter(Boolean)]
    return { buyer, ...(buyerState !== undefined && { buyerState, deliveredTo: counter }) }
  }
  const isForOther = name !== undefined && name !== '' && name !== contact.name
  return { buyer, ...(isForOther && { deliveredTo: [name, ...way] }) }
}
