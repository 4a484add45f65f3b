import { filesOfStoredOrder } from '@teeshala/contract/designs/order-designs'
import type { OrderAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import type { StoredLine } from '@teeshala/contract/orders/order-lines'
import { accountDeletedNote, isUnsent } from '@teeshala/contract/orders/order-status'
import { orderSearchKeys } from '@teeshala/contract/orders/search/order-search'
import type { StoredOrder, StoredPrinting } from '@teeshala/contract/orders/stored-order'
import { ownPieces } from '@teeshala/contract/proofs/proof-gate'
import { someCustomer } from '@teeshala/contract/reviews/review-words'
import { ownerOf } from '@teeshala/contract/uploads/stored-file'
import type { UserRecord } from 'firebase-admin/auth'
import type { DocumentData, Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import { putBackReprints } from '../../claims/reprints/put-back-reprints.ts'
import { newsletterMailId } from '../../contact/newsletter/newsletter-mails.ts'
import { sha256 } from '../../crypto/sha256.ts'
import { forgive } from '../../errors/error-code.ts'
import {
  addressBooksIn,
  auditLogIn,
  cartsIn,
  claimsIn,
  consentsIn,
  courierBookingsIn,
  favoritesIn,
  mailsIn,
  messagesIn,
  notesOf,
  notificationsSeenIn,
  ordersIn,
  quotesIn,
  reviewsIn,
  savedDesignsIn,
  savedViewsIn,
  subscriptionsIn,
  usersIn,
} from '../../firestore/collections.ts'
import { appended, deleteField } from '../../firestore/field-values.ts'
import { documentOf, type WithId } from '../../firestore/read-documents.ts'
import { transact } from '../../firestore/transact.ts'
import { codeMailId } from '../../holding/send-contact-code.ts'
import { proofFolderOf } from '../../orders/proof-picture-path.ts'
import { toPrint } from '../../orders/to-print.ts'
import type { Deps } from '../../ports/deps.ts'
import { deletePhotos } from '../../reviews/photos/show-photos.ts'
import { writtenFrom } from '../../updates/words-from-phones.ts'
import { releaseUploads, removeUploadsOf } from '../../uploads/remove-uploads-of.ts'
import { emailLinkMailId } from '../email-link/email-link-mail.ts'
import { changedSignInMailId } from '../identity/changed-sign-in-mail.ts'
import { changeNumber, lostNumberMailIn } from '../identity/phone-numbers.ts'

const batchSize = 100
const noContact = { name: '', phone: '', email: '' }

/** The sign-in record; undefined if it has been deleted already. */
export type SignIn = Pick<UserRecord, 'email' | 'emailVerified' | 'phoneNumber'> | undefined

/**
 * Erases an account that is marked for deletion: favourites, saved designs, cart, addresses, uploads, quotes, mails, messages, staff notes and the
 * sign-in. Orders are kept without personal data, because tax law requires their amounts. The profile is deleted last, so that an interrupted erasure
 * can be found and completed.
 */
export async function eraseAccount(uid: string, signIn: SignIn, deps: Deps): Promise<void> {
  const { auth, db } = deps
  const { email, emailVerified, phoneNumber } = signIn ?? {}
  await deleteAll(favoritesIn(db, uid), deps)
  await deleteAll(savedDesignsIn(db).where('userId', '==', uid), deps)
  await cartsIn(db).doc(uid).delete()
  await addressBooksIn(db).doc(uid).delete()
  await notificationsSeenIn(db).doc(uid).delete()
  await savedViewsIn(db).doc(uid).delete()
  await removeUploadsOf(uid, deps)
  await takePersonOut(uid, deps)
  // After the orders, because their customers can still change consents until then.
  await deleteAll(consentsIn(db).where('userId', '==', uid), deps)
  await makeReviewsAnonymous(uid, deps)
  await putBackReprints(uid, deps)
  await deleteWithMails(claimsIn(db).where('userId', '==', uid), deps)
  for (const whose of ['userId', 'order.userId']) {
    await deleteWithMails(quotesIn(db).where(whose, '==', uid), deps, (id, batch) =>
      forgetInLog(quotesIn(db).doc(id).path, 'to', batch, deps),
    )
  }
  // The subject of the mail that forwards a message names its sender.
  await deleteWithMails(messagesIn(db).where('userId', '==', uid), deps, (id, batch) =>
    forgetInLog(mailsIn(db).doc(id).path, 'name', batch, deps),
  )
  // An unverified email must not remove consents and subscriptions of its real owner.
  if (email && emailVerified) {
    await subscriptionsIn(db).doc(sha256(email)).delete()
    await deleteAll(consentsIn(db).where('address', '==', sha256(email)), deps)
    for (const id of [newsletterMailId(email), codeMailId(email)]) await deleteAll(mailsAbout(id, deps), deps)
  }
  if (phoneNumber) await forgetWords(phoneNumber, deps)
  await lostNumberMailIn(db, uid).delete()
  for (const id of [changedSignInMailId(uid), emailLinkMailId(uid)]) await deleteAll(mailsAbout(id, deps), deps)
  // Another run of the same erasure may be faster.
  await auth.deleteUser(uid).catch(forgive('auth/user-not-found'))
  // A profile that is open in another tab would be recreated while the sign-in exists.
  await deleteWithNumber(uid, deps)
}

/**
 * Removes a verified number from messages that it sent us; the ids stay, so that redelivered webhooks are ignored. An opt-out from messages is
 * kept: a later owner of the number must not be messaged either (docs/decisions/0071-whatsapp-and-sms.md).
 */
async function forgetWords(phone: string, { db }: Deps): Promise<void> {
  await inBatches(writtenFrom(phone, db), db, async ({ ref }, batch) => batch.update(ref, { phone: '', words: '' }))
}

/** Deletes the profile and frees its number. */
async function deleteWithNumber(uid: string, deps: Deps): Promise<void> {
  await transact(deps, async (transaction) => {
    const profile = usersIn(deps.db).doc(uid)
    const phone = (await transaction.get(profile)).data()?.phone ?? ''
    const writeNumber = await changeNumber(transaction, { uid, from: phone, to: '', isProven: false }, deps)
    writeNumber()
    transaction.delete(profile)
  })
}

/** Each batch drops out of the query, so the loop ends and a repeated run continues where it stopped. */
async function inBatches<T, D extends DocumentData>(
  query: Query<T, D>,
  db: Deps['db'],
  work: (document: QueryDocumentSnapshot<T, D>, batch: WriteBatch) => Promise<unknown>,
  afterwards: (document: QueryDocumentSnapshot<T, D>) => Promise<void> = async () => {},
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(batchSize).get()
    if (docs.length === 0) return
    const batch = db.batch()
    for (const document of docs) await work(document, batch)
    await batch.commit()
    for (const document of docs) await afterwards(document)
  }
}

async function deleteAll(query: Query, { db }: Deps): Promise<void> {
  await inBatches(query, db, async ({ ref }, batch) => batch.delete(ref))
}

/** Returns the mails about an order, a quote or an account: their ids start with that id and a hyphen. */
function mailsAbout(id: string, { db }: Deps): Query {
  const mails = mailsIn(db)
  return mails.where('__name__', '>=', mails.doc(`${id}-`)).where('__name__', '<', mails.doc(`${id}.`))
}

/** Deletes quotes, messages or claims and the mails about them: no law requires them to be kept, and accepted quotes are orders. */
async function deleteWithMails(
  query: Query,
  deps: Deps,
  beside: (id: string, batch: WriteBatch) => Promise<void> = async () => {},
): Promise<void> {
  await inBatches(query, deps.db, async ({ ref, id }, batch) => {
    await deleteAll(mailsAbout(id, deps), deps)
    await beside(id, batch)
    batch.delete(mailsIn(deps.db).doc(id))
    batch.delete(ref)
  })
}

/** Removes a detail that names the customer from the audit log of a document; what happened to it stays. */
async function forgetInLog(target: string, detail: 'to' | 'name', batch: WriteBatch, { db }: Deps): Promise<void> {
  const { docs } = await auditLogIn(db).where('target', '==', target).get()
  for (const { ref } of docs) batch.update(ref, { [`details.${detail}`]: deleteField() })
}

/** Removes what a courier service said about a booking: it may contain the buyer's number or address. */
async function forgetReason(orderId: string, batch: WriteBatch, { db }: Deps): Promise<void> {
  const { exists, ref } = await courierBookingsIn(db).doc(orderId).get()
  if (exists) batch.update(ref, { reason: deleteField() })
}

async function takePersonOut(uid: string, deps: Deps): Promise<void> {
  const { db, now } = deps
  const forgetMails = ({ id }: { readonly id: string }) => deleteAll(mailsAbout(id, deps), deps)
  const forget = async (document: QueryDocumentSnapshot<StoredOrder, StoredOrder>, batch: WriteBatch) => {
    await deleteAll(notesOf(document.ref), deps)
    await forgetReason(document.id, batch, deps)
    await forgetMails(document)
    const order = documentOf(document)
    const ofOthers = filesOfStoredOrder(order).filter((path) => ownerOf(path) !== uid)
    await releaseUploads(ofOthers, order._id, deps)
    if (ownPieces(order) > 0) await deps.files.deleteFolder(proofFolderOf(order._id))
    batch.update(document.ref, {
      ...withoutPerson(order),
      ...accountDeletedEntry(order, now()),
      ...toPrint({ ...order, proof: undefined }),
      updatedAt: now(),
    })
  }
  // Mails are deleted before and after: one that is written in between is caught by the second pass.
  await inBatches(ordersIn(db).where('userId', '==', uid), db, forget, forgetMails)
}

/** Adds a timeline entry that tells staff that the order can no longer be sent. */
function accountDeletedEntry({ status }: StoredOrder, at: Date) {
  if (!isUnsent(status)) return {}
  return { timeline: appended({ kind: 'status', to: status, by: 'customer', note: accountDeletedNote, at }) }
}

/**
 * Returns the order without personal data; state, country and the company of a tax bill stay, because they decide which tax was
 * due and who may claim it back (CGST Rules 2017, rule 46).
 */
function withoutPerson({
  _id,
  lines,
  fulfilment,
  billingAddress,
  printing,
  note,
  designDocuments,
  replacedDesigns,
  proof,
  updates,
}: WithId<StoredOrder>) {
  return {
    userId: null,
    contact: noContact,
    searchKeys: orderSearchKeys({ _id, contact: noContact, lines: lines.map(withoutDesign) }),
    lines: lines.map(withoutDesign),
    designs: [],
    requestHash: deleteField(),
    ...(designDocuments && { designDocuments: deleteField() }),
    ...(replacedDesigns && { replacedDesigns: deleteField() }),
    ...(proof && { proof: deleteField() }),
    ...(updates && { updates: deleteField() }),
    ...(note !== undefined && { note: '' }),
    ...(printing && { printing: withoutDocuments(printing) }),
    ...(billingAddress && { billingAddress: deleteField() }),
    ...(fulfilment.kind === 'ship' && { fulfilment: { kind: 'ship' as const, address: blank(fulfilment.address) } }),
  }
}

/** Reviews are kept for other buyers, without name and photos. */
async function makeReviewsAnonymous(uid: string, deps: Deps): Promise<void> {
  const { db, now } = deps
  await inBatches(reviewsIn(db).where('userId', '==', uid), db, async (review, batch) => {
    await deletePhotos(review.id, review.data().photos ?? [], deps)
    const photos = deleteField()
    batch.update(review.ref, { userId: null, author: someCustomer, photos, updatedAt: now() })
  })
}

function withoutDesign(line: StoredLine): StoredLine {
  if (line.kind === 'printed') {
    const { people: _, ...plain } = line
    return plain
  }
  if (line.kind !== 'catalogue') return line
  const { design: _, designDocument: __, ...plain } = line
  return plain
}

/** Keeps the facts of a job that determine its price; removes file names and notes to the press. */
function withoutDocuments(printing: StoredPrinting): StoredPrinting {
  const jobs = printing.jobs.map((job) => ({
    ...job,
    documents: job.documents.map((document) => ({ ...document, path: '', name: '' })),
  }))
  return { ...printing, jobs, files: [], note: '' }
}

const blank = ({ country, state }: OrderAddress): OrderAddress => ({
  address: '',
  city: '',
  postalCode: '',
  country,
  ...(state && { state }),
})
