import { type Route, route } from '../http/route.ts'
import { readPrintDocument } from './read-print-document.ts'

/** Hosting leads this to a function of its own, with the memory that reading a document takes; see firebase.json. */
export const documentRoutes: readonly Route[] = [route('readPrintDocument', readPrintDocument)]
