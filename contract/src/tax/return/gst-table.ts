import { toRupees } from '../../money.ts'
import type { StoredInvoice } from '../invoice.ts'

/** The columns and rows of a section; amounts stay in paise until they are written out. */
export type Cell = string | { readonly paise: number }
export type GstTable = { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] }

/** Returns a cell with an amount in paise. */
export const rupees = (paise: number): Cell => ({ paise })

/** Returns a cell's value for the file; amounts become rupees. */
export function cellValue(cell: Cell): string | number {
  return typeof cell === 'string' ? cell : toRupees(cell.paise)
}

/** Builds a section from the documents of one month. */
export type GstWriter = (papers: readonly StoredInvoice[]) => GstTable
