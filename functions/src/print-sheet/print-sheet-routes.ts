import { type Route, route } from '../http/route.ts'
import { downloadPrintSheet } from './download-print-sheet.ts'

/** Hosting routes these to their own function, with the memory that large pictures need; see firebase.json. */
export const printSheetRoutes: readonly Route[] = [route('downloadPrintSheet', downloadPrintSheet, { takesLong: true })]
