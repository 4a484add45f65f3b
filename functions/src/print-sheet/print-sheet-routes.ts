import { type Route, route } from '../http/route.ts'
import { downloadPrintSheet } from './download-print-sheet.ts'

/** Hosting leads these to a function of their own, with the memory that large pictures take; see firebase.json. */
export const printSheetRoutes: readonly Route[] = [route('downloadPrintSheet', downloadPrintSheet, { takesLong: true })]
