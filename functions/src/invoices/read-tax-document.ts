import type { InvoiceKind, StoredInvoice } from '@teeshala/contract/tax/invoice'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { AppError } from '../errors/app-error.ts'
import { invoicesIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import { isIntact } from './seal.ts'

const endings: Readonly<Record<InvoiceKind, string>> = {
  invoice: '',
  credit_note: '-credit',
  receipt_voucher: '-receipt',
  refund_voucher: '-refund',
}

/**
 * Returns where an order's tax document is stored: its id is derived from the order, so that an order never gets a second one. Partial credit notes and
 * vouchers of each kind are counted from 1.
 */
export function taxDocumentRef(
  orderId: string,
  kind: InvoiceKind,
  db: Firestore,
  part?: number,
): DocumentReference<StoredInvoice, StoredInvoice> {
  return invoicesIn(db).doc(`${orderId}${endings[kind]}${part === undefined ? '' : `-${part}`}`)
}

/** Returns an order's document as it was issued; throws CONFLICT if it was altered since. */
export async function readTaxDocument(
  orderId: string,
  kind: InvoiceKind,
  db: Firestore,
  part?: number,
): Promise<StoredInvoice | undefined> {
  const found = documentOf(await taxDocumentRef(orderId, kind, db, part).get())
  return found && intact(found)
}

/** Returns a stored document without its id; throws CONFLICT if it does not match its seal. */
export function intact({ _id, ...taxDocument }: WithId<StoredInvoice>): StoredInvoice {
  if (isIntact(taxDocument)) return taxDocument
  throw new AppError(
    'CONFLICT',
    `${taxDocument.number} was changed after it was issued, so it is not shown. Please call the shop.`,
  )
}
