import { openPaise } from '@teeshala/contract/payments/payment'
import type { InvoiceKind } from '@teeshala/contract/tax/invoice'
import { AppError } from '../errors/app-error.ts'
import { type StreamingHandler, streamed } from '../http/handler.ts'
import { drawInvoice } from '../invoices/draw-invoice.ts'
import { readRegistration } from '../invoices/read-registration.ts'
import { readTaxDocument } from '../invoices/read-tax-document.ts'
import { visibleOrder } from '../orders/find-order.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { drawReceipt } from './draw-receipt.ts'

/** Sends an order's receipt as a PDF download to whoever may see it: its invoice if there is one. */
export const downloadReceipt: StreamingHandler<'downloadReceipt'> = async (call, { db }) => {
  const { query, response } = call
  const order = await visibleOrder(call, db)
  const settings = await currentSettings(db)
  const kind: InvoiceKind = query.paper ?? 'invoice'
  const taxDocument = await readTaxDocument(order._id, kind, db, kind === 'invoice' ? undefined : query.part)
  if (kind !== 'invoice' && !taxDocument) throw new AppError('NOT_FOUND', 'There is no such document for this order.')
  const registration =
    taxDocument && (await readRegistration(order._id, kind, db, kind === 'invoice' ? undefined : query.part))
  const upi = { id: settings.upiId, outstandingPaise: openPaise(order) }
  const pdf = await (taxDocument
    ? drawInvoice(taxDocument, settings.shopName, upi, registration)
    : drawReceipt(order, settings))
  const name = taxDocument ? taxDocument.number.replaceAll('/', '-') : order._id
  response.type('application/pdf').attachment(`${name}.pdf`).send(pdf)
  return streamed
}
