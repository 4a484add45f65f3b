import { dayOf } from '../../india-day.ts'
import { toRupees } from '../../money.ts'
import { gstStates } from '../../settings/gstin.ts'
import type { InvoiceLine, StoredInvoice } from '../invoice.ts'
import { taxDay } from '../invoice-number.ts'
import { type PlaceInLines, placeInLines } from './place-in-lines.ts'
import { type BuyerAddress, isServiceYn } from './stored-e-invoice.ts'

/**
 * The request INV-01, version 1.1, by which an invoice or credit note is registered: what the law and the portal want of it, amounts in rupees
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

/** What a paper lacks for its registration: an address, in words for staff. */
export type Lacking = { readonly reason: string; readonly isOfBuyer: boolean }

/**
 * Returns the request for a paper, or what is lacking. The portal wants each party's town and PIN code in the state of its GSTIN, so that a company
 * that collects its order, or has it sent to another state, has to be asked for its own address: `buyerAddress`.
 */
export function inv01Of(
  paper: StoredInvoice,
  buyerAddress?: BuyerAddress,
): { readonly request: Inv01 } | { readonly lacking: Lacking } {
  const { seller, buyer, kind, number, issuedAt, placeOfSupply, against } = paper
  const from = placeOf(seller.lines)
  const sentTo = placeOf(buyer.lines)
  const buyerState = (buyer.gstin ?? '').slice(0, 2)
  const own = buyerAddress ?? (placeOfSupply === buyerState ? sentTo : undefined)
  if (!from) return { lacking: { reason: sellerLacks, isOfBuyer: false } }
  if (!own) return { lacking: { reason: buyerLacks(gstStates[buyerState] ?? ''), isOfBuyer: true } }
  const isSentElsewhere = buyerAddress !== undefined && sentTo !== undefined
  return {
    request: {
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
      DocDtls: { Typ: kind === 'credit_note' ? 'CRN' : 'INV', No: number, Dt: slashed(issuedAt) },
      SellerDtls: { Gstin: seller.gstin ?? '', ...partyAt(seller.name, from, paper.sellerState) },
      BuyerDtls: { Gstin: buyer.gstin ?? '', ...partyAt(buyer.name, own, buyerState), Pos: placeOfSupply },
      ...(isSentElsewhere && { ShipDtls: partyAt(paper.deliveredTo?.[0] ?? buyer.name, sentTo, placeOfSupply) }),
      ItemList: paper.lines.map(itemOf),
      ValDtls: {
        AssVal: toRupees(paper.taxablePaise),
        CgstVal: toRupees(paper.cgstPaise),
        SgstVal: toRupees(paper.sgstPaise),
        IgstVal: toRupees(paper.igstPaise),
        TotInvVal: toRupees(paper.totalPaise),
      },
      ...(against && { RefDtls: { PrecDocDtls: [{ InvNo: against.number, InvDt: slashed(against.issuedAt) }] } }),
    },
  }
}

/** What the shop's own address lacks; said where e-invoicing is switched on, too. */
export const sellerLacks = 'The shop’s address has to name its town and PIN code, such as ‘Bengaluru 560004’'

const buyerLacks = (state: string) =>
  `The invoice does not say where in ${state || 'its state'} the company is registered. Enter its address there.`

/** Where the shop's own address, as the settings have it, says that it is; undefined where town or PIN code is missing. */
export const placeOf = (lines: readonly string[]): PlaceInLines | undefined =>
  placeInLines(lines, [...Object.values(gstStates).filter((name) => !townsToo.includes(name)), 'India'])

/** States that are a town of the same name, too. */
const townsToo = ['Delhi', 'Chandigarh', 'Puducherry']

const partyAt = (name: string, { address, city, postalCode }: PlaceInLines, state: string) => ({
  LglNm: said(name, 100),
  Addr1: said(address, 100),
  Loc: said(city, 50),
  Pin: Number(postalCode),
  Stcd: state,
})

/** Quotation marks are refused by the schema. */
const said = (text: string, longest: number) => text.replaceAll('"', '’').slice(0, longest).trim()

const slashed = (at: Date) => taxDay(dayOf(at)).replaceAll('-', '/')

/**
 * A line as the portal reckons it: price times quantity, less a discount, is the value. The price has three decimals at most, so it is rounded up and
 * what that is too much taken off. What has no pieces, delivery and money off, counts as one.
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
