import type { StoredInvoice } from '../invoice.ts'
import type { GstSection } from './gst-sections.ts'
import { type Cell, type GstWriter, rupees } from './gst-table.ts'
import { isNote, partOf } from './part-of-paper.ts'
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
function rowsOfPapers(
  columns: readonly string[],
  isWanted: (paper: StoredInvoice) => boolean,
  row: (paper: StoredInvoice, rate: Rated) => readonly Cell[],
): GstWriter {
  return (papers) => ({
    columns,
    rows: papers.filter(isWanted).flatMap((paper) => ratesOf(paper).map((rate) => row(paper, rate))),
  })
}

const isInvoiceOf = (part: ReturnType<typeof partOf>) => (paper: StoredInvoice) =>
  !isNote(paper) && partOf(paper) === part

/** The tables with rows for individual documents. */
export const paperTables = {
  register: (papers) => ({
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
    rows: papers
      .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
      .flatMap((paper) =>
        paper.lines.map((line) => {
          const signed = plus(none, line, signOf(paper))
          return [
            paper.number,
            dated(paper.issuedAt),
            isNote(paper) ? 'Credit note' : 'Invoice',
            paper.orderId,
            paper.buyer.name,
            paper.buyer.gstin ?? '',
            placed(paper.placeOfSupply),
            line.hsn,
            line.name,
            `${line.quantity && signOf(paper) * line.quantity}`,
            `${line.percent}`,
            rupees(signed.taxablePaise),
            rupees(signed.cgstPaise),
            rupees(signed.sgstPaise),
            rupees(signed.igstPaise),
            rupees(signed.netPaise),
            paper.against?.number ?? '',
          ]
        }),
      ),
  }),
  b2b: rowsOfPapers(
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
  b2cl: rowsOfPapers(
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
  exp: rowsOfPapers(
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
  cdnr: rowsOfPapers(
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
    (paper) => isNote(paper) && partOf(paper) === 'b2b',
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
  cdnur: rowsOfPapers(
    ['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value', ...byInvoice],
    (paper) => isNote(paper) && (partOf(paper) === 'b2cl' || partOf(paper) === 'exp'),
    (paper, rate) => [
      partOf(paper) === 'exp' ? 'EXPWP' : 'B2CL',
      paper.number,
      dated(paper.issuedAt),
      'C',
      partOf(paper) === 'exp' ? '' : placed(paper.placeOfSupply),
      rupees(paper.totalPaise),
      ...rateCells(rate),
    ],
  ),
} as const satisfies Partial<Readonly<Record<GstSection, GstWriter>>>
