import type { WrittenPerson } from '@teeshala/contract/roster/check-roster'
import { hasColorColumn, readRoster } from '@teeshala/contract/roster/read-roster'
import { cellsOf } from '../../quantity-grid/pasted-table.ts'

/** Returns the people in pasted text or a CSV file, and whether it has a colour column, which is not used. */
export function peopleIn(text: string): { people: WrittenPerson[]; namesColors: boolean } {
  const table = cellsOf(text.replace(/^\uFEFF/, ''))
  return { people: readRoster(table), namesColors: hasColorColumn(table) }
}
