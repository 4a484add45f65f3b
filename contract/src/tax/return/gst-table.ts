import { toRupees } from '../../money.ts'
import type { StoredInvoice } from '../invoice.ts'

/** Rows of a section; amounts are paise until they are written. */
export type Cell = string | { readonly paise: number }
export type GstTable = { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] }

/** Returns a cell of paise. */
export const rupees = (paise: number): Cell => ({ paise })

/** Returns a cell as the file writes it: an amount as rupees. */
export function cellValue(cell: Cell): string | number {
  return typeof cell === 'string' ? cell : toRupees(cell.paise)
}

/** Writes a section of papers of one month. */
export type GstWriter = (papers: readonly StoredInvoice[]) => GstTable
