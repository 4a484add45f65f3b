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
 * Returns the document of an order's paper: its id is derived from the order, so that an order never gets a second one. Partial credit notes and
 * vouchers of each kind are counted from 1.
 */
export function paperDocument(
  orderId: string,
  kind: InvoiceKind,
  db: Firestore,
  part?: number,
): DocumentReference<StoredInvoice, StoredInvoice> {
  return invoicesIn(db).doc(`${orderId}${endings[kind]}${part === undefined ? '' : `-${part}`}`)
}

/** Returns an order's document as it was issued; throws CONFLICT if it was altered since. */
export async function readPaper(
  orderId: string,
  kind: InvoiceKind,
  db: Firestore,
  part?: number,
): Promise<StoredInvoice | undefined> {
  const found = documentOf(await paperDocument(orderId, kind, db, part).get())
  return found && intact(found)
}

/** Returns a stored document without its id; throws CONFLICT if it does not match its seal. */
export function intact({ _id, ...paper }: WithId<StoredInvoice>): StoredInvoice {
  if (isIntact(paper)) return paper
  throw new AppError(
    'CONFLICT',
    `${paper.number} was changed after it was issued, so it is not shown. Please call the shop.`,
  )
}
