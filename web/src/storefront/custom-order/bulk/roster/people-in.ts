import type { WrittenPerson } from '@teeshala/contract/roster/check-roster'
import { readRoster } from '@teeshala/contract/roster/read-roster'
import { cellsOf } from '../../quantity-grid/pasted-table.ts'

/** Returns the people in what somebody has pasted or in a CSV file. */
export const peopleIn = (text: string): WrittenPerson[] => readRoster(cellsOf(text.replace(/^\uFEFF/, '')))
