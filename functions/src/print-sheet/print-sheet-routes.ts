import { routesOf } from '../http/route.ts'
import { downloadPrintSheet } from './download-print-sheet.ts'

/** Hosting routes these to their own function, with the memory that large pictures need; see firebase.json. */
export const printSheetRoutes = routesOf({ downloadPrintSheet }, { takesLong: true })
