import { dayOf } from '../../india-day.ts'
import { toRupees } from '../../money.ts'
import { gstStates } from '../../settings/gstin.ts'
import type { InvoiceLine, StoredInvoice } from '../invoice.ts'
import { taxDay } from '../invoice-number.ts'
import { type PlaceInLines, placeInLines } from './place-in-lines.ts'
import { type BuyerAddress, isServiceYn } from './stored-e-invoice.ts'

/**
 * The INV-01 request, version 1.1, that registers an invoice or credit note. It has the fields required by law and by the portal, amounts in rupees
 * (notification 60/2020-Central Tax; https://einvoice1.gst.gov.in/Documents/EINVOICE_SCHEMA.xlsx).
 */
export type Inv01 = {
  readonly Version: '1.1'
  readonly TranDtls: { readonly TaxSch: 'GST'; readonly SupTyp: 'B2B'; readonly RegRev: 'N'; readonly IgstOnIntra: 'N' }
  readonly DocDtls: { readonly Typ: 'INV' | 'CRN'; readonly No: string; readonly Dt: string }
  readonly SellerDtls: InvParty
  readonly BuyerDtls: InvParty & { readonly Pos: string }
  readonly ShipDtls?: Omit<InvParty, 'Gstin'>
  readonly ItemList: readonly InvItem[]
  readonly ValDtls: {
    readonly AssVal: number
    readonly CgstVal: number
    readonly SgstVal: number
    readonly IgstVal: number
    readonly TotInvVal: number
  }
  readonly RefDtls?: { readonly PrecDocDtls: readonly { readonly InvNo: string; readonly InvDt: string }[] }
}

type InvParty = {
  readonly Gstin: string
  readonly LglNm: string
  readonly Addr1: string
  readonly Loc: string
  readonly Pin: number
  readonly Stcd: string
}

type InvItem = {
  readonly SlNo: string
  readonly PrdDesc: string
  readonly IsServc: 'Y' | 'N'
  readonly HsnCd: string
  readonly Qty: number
  readonly Unit: 'PCS' | 'OTH'
  readonly UnitPrice: number
  readonly TotAmt: number
  readonly Discount: number
  readonly AssAmt: number
  readonly GstRt: number
  readonly CgstAmt: number
  readonly SgstAmt: number
  readonly IgstAmt: number
  readonly TotItemVal: number
}

/** The address that a document lacks for its registration, worded for staff. */
export type Lacking = { readonly reason: string; readonly isOfBuyer: boolean }

/**
 * Returns the registration request for a document, or what it lacks. The portal requires each party's town and PIN code in the state of its GSTIN, so a
 * company with another address on its document, or none, has to supply that of its registration: `buyerAddress`.
 */
export function inv01Of(
  taxDocument: StoredInvoice,
  buyerAddress?: BuyerAddress,
): { readonly request: Inv01 } | { readonly lacking: Lacking } {
  const { seller, buyer, kind, number, issuedAt, placeOfSupply, against } = taxDocument
  const from = placeOf(seller.lines)
  const sentTo = placeOf(buyer.lines)
  const buyerState = (buyer.gstin ?? '').slice(0, 2)
  const isCollected = taxDocument.buyerState !== undefined
  const addressState = taxDocument.buyerState ?? placeOfSupply
  const own = buyerAddress ?? (addressState === buyerState ? sentTo : undefined)
  if (!from) return { lacking: { reason: sellerLacks, isOfBuyer: false } }
  if (!own) return { lacking: { reason: buyerLacks(gstStates[buyerState] ?? ''), isOfBuyer: true } }
  const isSentElsewhere = buyerAddress !== undefined && sentTo !== undefined && !isCollected
  return {
    request: {
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
      DocDtls: { Typ: kind === 'credit_note' ? 'CRN' : 'INV', No: number, Dt: slashed(issuedAt) },
      SellerDtls: { Gstin: seller.gstin ?? '', ...partyAt(seller.name, from, taxDocument.sellerState) },
      BuyerDtls: { Gstin: buyer.gstin ?? '', ...partyAt(buyer.name, own, buyerState), Pos: placeOfSupply },
      ...(isSentElsewhere && { ShipDtls: partyAt(taxDocument.deliveredTo?.[0] ?? buyer.name, sentTo, placeOfSupply) }),
      ItemList: taxDocument.lines.map(itemOf),
      ValDtls: {
        AssVal: toRupees(taxDocument.taxablePaise),
        CgstVal: toRupees(taxDocument.cgstPaise),
        SgstVal: toRupees(taxDocument.sgstPaise),
        IgstVal: toRupees(taxDocument.igstPaise),
        TotInvVal: toRupees(taxDocument.totalPaise),
      },
      ...(against && { RefDtls: { PrecDocDtls: [{ InvNo: against.number, InvDt: slashed(against.issuedAt) }] } }),
    },
  }
}

/** What the shop's own address lacks; also shown where e-invoicing is switched on. */
export const sellerLacks = 'The shop’s address has to name its town and PIN code, such as ‘Bengaluru 560004’'

const buyerLacks = (state: string) =>
  `The invoice does not say where in ${state || 'its state'} the company is registered. Enter its address there.`

/** Returns the place in the shop's address from the settings; undefined if its town or PIN code is missing. */
export const placeOf = (lines: readonly string[]): PlaceInLines | undefined =>
  placeInLines(lines, [...Object.values(gstStates).filter((name) => !townsToo.includes(name)), 'India'])

/** States that are also a town of the same name. */
const townsToo = ['Delhi', 'Chandigarh', 'Puducherry']

const partyAt = (name: string, { address, city, postalCode }: PlaceInLines, state: string) => ({
  LglNm: said(name, 100),
  Addr1: said(address, 100),
  Loc: said(city, 50),
  Pin: Number(postalCode),
  Stcd: state,
})

/** The portal's schema rejects quotation marks. */
const said = (text: string, longest: number) => text.replaceAll('"', '’').slice(0, longest).trim()

const slashed = (at: Date) => taxDay(dayOf(at)).replaceAll('-', '/')

/**
 * Returns a line as the portal computes it: price times quantity less discount is the value. The price has at most three decimals, so it is rounded up
 * and the excess becomes the discount. Lines without pieces (delivery, discounts) have a quantity of 1.
 */
function itemOf({ name, hsn, quantity, unit, percent, taxablePaise, ...tax }: InvoiceLine, index: number): InvItem {
  const count = quantity === 0 ? 1 : quantity
  const unitMills = Math.ceil((taxablePaise * 10) / count)
  const totalPaise = Math.round((unitMills * count) / 10)
  return {
    SlNo: `${index + 1}`,
    PrdDesc: said(name, 300),
    IsServc: isServiceYn(hsn),
    HsnCd: hsn,
    Qty: count,
    Unit: unit === 'PCS' && quantity > 0 ? 'PCS' : 'OTH',
    UnitPrice: unitMills / 1000,
    TotAmt: toRupees(totalPaise),
    Discount: toRupees(totalPaise - taxablePaise),
    AssAmt: toRupees(taxablePaise),
    GstRt: percent,
    CgstAmt: toRupees(tax.cgstPaise),
    SgstAmt: toRupees(tax.sgstPaise),
    IgstAmt: toRupees(tax.igstPaise),
    TotItemVal: toRupees(tax.netPaise),
  }
}
