import type { StoredInvoice } from '../invoice.ts'
import type { GstSection } from './gst-sections.ts'
import { type Cell, type GstWriter, rupees } from './gst-table.ts'
import { isNote, partOf } from './part-of-return.ts'
import { none, plus, type Rated, ratesOf, signOf } from './rated-sums.ts'
import { dated, placed } from './written-words.ts'

/** The last columns of most tables. */
export const byInvoice = ['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount']
/** Returns the cells under `byInvoice` for one rate, amounts in rupees. */
export const rateCells = ({ percent, taxablePaise }: Rated): Cell[] => [
  '',
  `${percent}`,
  rupees(taxablePaise),
  rupees(0),
]

/** Builds one row per rate for each selected document. */
function rowsOfTaxDocuments(
  columns: readonly string[],
  isWanted: (taxDocument: StoredInvoice) => boolean,
  row: (taxDocument: StoredInvoice, rate: Rated) => readonly Cell[],
): GstWriter {
  return (taxDocuments) => ({
    columns,
    rows: taxDocuments
      .filter(isWanted)
      .flatMap((taxDocument) => ratesOf(taxDocument).map((rate) => row(taxDocument, rate))),
  })
}

const isInvoiceOf = (part: ReturnType<typeof partOf>) => (taxDocument: StoredInvoice) =>
  !isNote(taxDocument) && partOf(taxDocument) === part

/** The tables with rows for individual documents. */
export const taxDocumentTables = {
  register: (taxDocuments) => ({
    columns: [
      'Number',
      'Date',
      'Kind',
      'Order',
      'Buyer',
      'GSTIN',
      'Place of Supply',
      'HSN',
      'Item',
      'Quantity',
      'Rate',
      'Taxable Value',
      'CGST',
      'SGST/UTGST',
      'IGST',
      'Total',
      'Against',
    ],
    rows: taxDocuments
      .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
      .flatMap((taxDocument) =>
        taxDocument.lines.map((line) => {
          const signed = plus(none, line, signOf(taxDocument))
          return [
            taxDocument.number,
            dated(taxDocument.issuedAt),
            isNote(taxDocument) ? 'Credit note' : 'Invoice',
            taxDocument.orderId,
            taxDocument.buyer.name,
            taxDocument.buyer.gstin ?? '',
            placed(taxDocument.placeOfSupply),
            line.hsn,
            line.name,
            `${line.quantity && signOf(taxDocument) * line.quantity}`,
            `${line.percent}`,
            rupees(signed.taxablePaise),
            rupees(signed.cgstPaise),
            rupees(signed.sgstPaise),
            rupees(signed.igstPaise),
            rupees(signed.netPaise),
            taxDocument.against?.number ?? '',
          ]
        }),
      ),
  }),
  b2b: rowsOfTaxDocuments(
    [
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Invoice Number',
      'Invoice date',
      'Invoice Value',
      'Place Of Supply',
      'Reverse Charge',
      'Applicable % of Tax Rate',
      'Invoice Type',
      'E-Commerce GSTIN',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
    isInvoiceOf('b2b'),
    ({ buyer, number, issuedAt, totalPaise, placeOfSupply }, { percent, taxablePaise }) => [
      buyer.gstin ?? '',
      buyer.name,
      number,
      dated(issuedAt),
      rupees(totalPaise),
      placed(placeOfSupply),
      'N',
      '',
      'Regular B2B',
      '',
      `${percent}`,
      rupees(taxablePaise),
      rupees(0),
    ],
  ),
  b2cl: rowsOfTaxDocuments(
    ['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', ...byInvoice, 'E-Commerce GSTIN'],
    isInvoiceOf('b2cl'),
    ({ number, issuedAt, totalPaise, placeOfSupply }, rate) => [
      number,
      dated(issuedAt),
      rupees(totalPaise),
      placed(placeOfSupply),
      ...rateCells(rate),
      '',
    ],
  ),
  exp: rowsOfTaxDocuments(
    [
      'Export Type',
      'Invoice Number',
      'Invoice date',
      'Invoice Value',
      'Port Code',
      'Shipping Bill Number',
      'Shipping Bill Date',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
    isInvoiceOf('exp'),
    ({ number, issuedAt, totalPaise }, { percent, taxablePaise }) => [
      'WPAY',
      number,
      dated(issuedAt),
      rupees(totalPaise),
      '',
      '',
      '',
      `${percent}`,
      rupees(taxablePaise),
      rupees(0),
    ],
  ),
  cdnr: rowsOfTaxDocuments(
    [
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Note Number',
      'Note Date',
      'Note Type',
      'Place Of Supply',
      'Reverse Charge',
      'Note Supply Type',
      'Note Value',
      ...byInvoice,
    ],
    (taxDocument) => isNote(taxDocument) && partOf(taxDocument) === 'b2b',
    ({ buyer, number, issuedAt, totalPaise, placeOfSupply }, rate) => [
      buyer.gstin ?? '',
      buyer.name,
      number,
      dated(issuedAt),
      'C',
      placed(placeOfSupply),
      'N',
      'Regular B2B',
      rupees(totalPaise),
      ...rateCells(rate),
    ],
  ),
  cdnur: rowsOfTaxDocuments(
    ['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value', ...byInvoice],
    (taxDocument) => isNote(taxDocument) && (partOf(taxDocument) === 'b2cl' || partOf(taxDocument) === 'exp'),
    (taxDocument, rate) => [
      partOf(taxDocument) === 'exp' ? 'EXPWP' : 'B2CL',
      taxDocument.number,
      dated(taxDocument.issuedAt),
      'C',
      partOf(taxDocument) === 'exp' ? '' : placed(taxDocument.placeOfSupply),
      rupees(taxDocument.totalPaise),
      ...rateCells(rate),
    ],
  ),
} as const satisfies Partial<Readonly<Record<GstSection, GstWriter>>>
