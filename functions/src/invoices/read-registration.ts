import type { Registered } from '@teeshala/contract/tax/e-invoice/stored-e-invoice'
import type { InvoiceKind } from '@teeshala/contract/tax/invoice'
import type { Firestore } from 'firebase-admin/firestore'
import { AppError } from '../errors/app-error.ts'
import { eInvoicesIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { taxDocumentRef } from './read-tax-document.ts'

/** A document's registration data, and when the registration was cancelled. */
export type Registration = Registered & { readonly cancelledAt?: Date | undefined }

/**
 * Returns the registration that a document shows; undefined if it needs none. CONFLICT while it is pending: without it the law does not
 * recognise the invoice (CGST Rules 2017, rule 48(5)).
 */
export async function readRegistration(
  orderId: string,
  kind: InvoiceKind,
  db: Firestore,
  part?: number,
): Promise<Registration | undefined> {
  if (kind !== 'invoice' && kind !== 'credit_note') return undefined
  const found = documentOf(
    await eInvoicesIn(db)
      .doc(taxDocumentRef(orderId, kind, db, part).id)
      .get(),
  )
  if (!found) return undefined
  if (found.registered) return { ...found.registered, cancelledAt: found.cancelledAt }
  const message = `${found.number} is being registered with the government’s invoice portal. Please try again in a few minutes.`
  throw new AppError('CONFLICT', message)
}
