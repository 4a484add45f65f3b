import { routesOf } from '../http/route.ts'
import { readEInvoices } from './read-e-invoices.ts'
import { cancelEInvoices, registerEInvoices } from './register-e-invoices.ts'

export const eInvoiceRoutes = [
  ...routesOf({ registerEInvoices, cancelEInvoices }, { takesLong: true }),
  ...routesOf({ readEInvoices }),
]
