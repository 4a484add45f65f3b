import { type Route, route } from '../http/route.ts'
import { readEInvoices } from './read-e-invoices.ts'
import { cancelEInvoices, registerEInvoices } from './register-e-invoices.ts'

export const eInvoiceRoutes: readonly Route[] = [
  route('readEInvoices', readEInvoices),
  route('registerEInvoices', registerEInvoices, { takesLong: true }),
  route('cancelEInvoices', cancelEInvoices, { takesLong: true }),
]
