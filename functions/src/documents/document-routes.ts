import { routesOf } from '../http/route.ts'
import { readPrintDocument } from './read-print-document.ts'

/** Hosting routes this call to its own function, with the memory that reading documents needs; see firebase.json. */
export const documentRoutes = routesOf({ readPrintDocument })
