import type { InvoiceKind, InvoiceLine, StoredInvoice } from '../invoice.ts'
import type { GstSection } from './gst-sections.ts'
import { type Cell, type GstTable, type GstWriter, rupees } from './gst-table.ts'
import { partOf } from './part-of-return.ts'
import { none, plus, type Rated, ratesOf, signOf } from './rated-sums.ts'
import { byInvoice, rateCells } from './tax-document-tables.ts'
import { placed } from './written-words.ts'

/** The tables that add up the documents of a month. */
export const sumTables = {
  b2cs: (taxDocuments) => {
    const sums = new Map<string, { readonly place: string; readonly rate: Rated }>()
    for (const taxDocument of taxDocuments.filter((each) => partOf(each) === 'b2cs')) {
      for (const rate of ratesOf(taxDocument)) {
        const place = taxDocument.placeOfSupply
        const key = `${place} ${`${rate.percent}`.padStart(3, '0')}`
        const before = sums.get(key)?.rate ?? { ...none, percent: rate.percent, quantity: 0 }
        sums.set(key, { place, rate: plus(before, rate, signOf(taxDocument)) })
      }
    }
    return {
      columns: ['Type', 'Place Of Supply', ...byInvoice, 'E-Commerce GSTIN'],
      rows: sorted(sums)
        .filter(({ rate }) => isSomething(rate))
        .map(({ place, rate }) => ['OE', placed(place), ...rateCells(rate), '']),
    }
  },
  exemp: (taxDocuments) => {
    const isWithin = ({ placeOfSupply, sellerState }: StoredInvoice) => placeOfSupply === sellerState
    const kinds = [
      ['Inter-State supplies to registered persons', true, false],
      ['Intra-State supplies to registered persons', true, true],
      ['Inter-State supplies to unregistered persons', false, false],
      ['Intra-State supplies to unregistered persons', false, true],
    ] as const
    const nilOf = (isRegistered: boolean, isWithinState: boolean) =>
      taxDocuments
        .filter(
          (taxDocument) =>
            (taxDocument.buyer.gstin !== undefined) === isRegistered && isWithin(taxDocument) === isWithinState,
        )
        .reduce((sum, taxDocument) => sum + signOf(taxDocument) * nilPaise(taxDocument), 0)
    const rows = kinds.map(([title, isRegistered, isWithinState]) => [
      title,
      rupees(nilOf(isRegistered, isWithinState)),
      rupees(0),
      rupees(0),
    ])
    return {
      columns: [
        'Description',
        'Nil Rated Supplies',
        'Exempted(other than nil rated/non GST supply)',
        'Non-GST Supplies',
      ],
      rows: taxDocuments.some((taxDocument) => nilPaise(taxDocument) > 0) ? rows : [],
    }
  },
  hsn_b2b: (taxDocuments) => {
    const ofCompanies = hsnTable(taxDocuments.filter(({ buyer }) => buyer.gstin !== undefined))
    const [other] = hsnTable(taxDocuments.filter(({ buyer }) => buyer.gstin === undefined)).rows
    // The portal refuses a company summary without rows, so a row of zeros is included (GSTN, 11 June 2025).
    return ofCompanies.rows.length > 0 || !other ? ofCompanies : { ...ofCompanies, rows: [withoutAmounts(other)] }
  },
  hsn_b2c: (taxDocuments) => hsnTable(taxDocuments.filter(({ buyer }) => buyer.gstin === undefined)),
} as const satisfies Partial<Readonly<Record<GstSection, GstWriter>>>

/** Returns the list of document numbers in a month, with how many were cancelled at the portal. */
export function docsTable(taxDocuments: readonly StoredInvoice[], cancelled: ReadonlySet<string>): GstTable {
  return {
    columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    rows: [...Map.groupBy(taxDocuments, ({ series, year }) => `${series} ${year}`).values()].map((all) => {
      const inOrder = all.toSorted((one, other) => one.serial - other.serial)
      const [first, last] = [inOrder[0], inOrder.at(-1)]
      const count = all.filter(({ number }) => cancelled.has(number)).length
      return [first ? natures[first.kind] : '', first?.number ?? '', last?.number ?? '', `${all.length}`, `${count}`]
    }),
  }
}

const natures: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Invoices for outward supply',
  credit_note: 'Credit Note',
  receipt_voucher: 'Receipt Voucher',
  refund_voucher: 'Refund Voucher',
}

const nilPaise = ({ lines }: StoredInvoice) =>
  lines.reduce((sum, { percent, taxablePaise }) => sum + (percent === 0 ? taxablePaise : 0), 0)

/** Sales credited in full within the month do not appear in its return. */
const isSomething = ({ taxablePaise, quantity }: Rated) => taxablePaise !== 0 || quantity !== 0

function sorted<Value>(sums: ReadonlyMap<string, Value>): Value[] {
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value)
}

/** Returns a row of the HSN summary with its code and unit, and zero amounts. */
const withoutAmounts = ([hsn = '', description = '', unit = '']: readonly Cell[]): Cell[] => [
  hsn,
  description,
  unit,
  '0.00',
  rupees(0),
  '0',
  ...Array<Cell>(5).fill(rupees(0)),
]

function hsnTable(taxDocuments: readonly StoredInvoice[]): GstTable {
  const sums = new Map<string, Rated & Pick<InvoiceLine, 'hsn' | 'unit'>>()
  for (const taxDocument of taxDocuments) {
    for (const line of taxDocument.lines) {
      const { hsn, unit, percent } = line
      const key = `${hsn} ${unit} ${`${percent}`.padStart(3, '0')}`
      const before = sums.get(key) ?? { ...none, hsn, unit, percent, quantity: 0 }
      // Services have no quantity in this table.
      const quantity = unit === 'NA' ? 0 : before.quantity + signOf(taxDocument) * line.quantity
      sums.set(key, { ...plus(before, line, signOf(taxDocument)), quantity })
    }
  }
  return {
    columns: [
      'HSN',
      'Description',
      'UQC',
      'Total Quantity',
      'Total Value',
      'Rate',
      'Taxable Value',
      'Integrated Tax Amount',
      'Central Tax Amount',
      'State/UT Tax Amount',
      'Cess Amount',
    ],
    rows: sorted(sums)
      .filter(isSomething)
      .map(({ hsn, unit, quantity, percent, ...sum }) => [
        hsn,
        '',
        unit === 'PCS' ? 'PCS-PIECES' : unit === 'NA' ? 'NA' : 'OTH-OTHERS',
        `${quantity}.00`,
        rupees(sum.netPaise),
        `${percent}`,
        rupees(sum.taxablePaise),
        rupees(sum.igstPaise),
        rupees(sum.cgstPaise),
        rupees(sum.sgstPaise),
        rupees(0),
      ]),
  }
}
