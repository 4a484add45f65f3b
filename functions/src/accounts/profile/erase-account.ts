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
import type { Query } from 'firebase-admin/firestore'
import { newsletterMailId } from '../../contact/newsletter/newsletter-mails.ts'
import { sha256 } from '../../crypto/sha256.ts'
import { errorCode } from '../../errors/error-code.ts'
import {
  addressBooksIn,
  cartsIn,
  claimsIn,
  consentsIn,
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
import type { Deps } from '../../ports/deps.ts'
import { deletePhotos } from '../../reviews/photos/show-photos.ts'
import { writtenFrom } from '../../updates/words-from-phones.ts'
import { releaseUploads, removeUploadsOf } from '../../uploads/remove-uploads-of.ts'
import { emailLinkMailId } from '../email-link/email-link-mail.ts'
import { changedSignInMailId } from '../identity/changed-sign-in-mail.ts'
import { changeNumber, lostNumberMailIn } from '../identity/phone-numbers.ts'

const batchSize = 100
const noContact = { name: '', phone: '', email: '' }

/** Whose sign-in it is; undefined where that is gone already. */
export type SignIn = Pick<UserRecord, 'email' | 'emailVerified' | 'phoneNumber'> | undefined

/**
 * Erases an account that is marked as leaving: favourites, saved designs, cart, addresses, uploads, quotes, mails, messages, staff's notes and sign-in go, orders stay with the person taken out of
 * them, because the tax law wants their amounts. The profile goes last, so that an erasure that was cut short is found by its mark and goes on.
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
  // After the orders, whose customers choose until then.
  await deleteAll(consentsIn(db).where('userId', '==', uid), deps)
  await makeReviewsAnonymous(uid, deps)
  await deleteWithMails(claimsIn(db).where('userId', '==', uid), deps)
  for (const whose of ['userId', 'order.userId']) await deleteWithMails(quotesIn(db).where(whose, '==', uid), deps)
  await deleteWithMails(messagesIn(db).where('userId', '==', uid), deps)
  // Whoever has only written down an email takes nothing away that its owner has chosen or asked for.
  if (email && emailVerified) {
    await subscriptionsIn(db).doc(sha256(email)).delete()
    await deleteAll(consentsIn(db).where('address', '==', sha256(email)), deps)
    for (const id of [newsletterMailId(email), codeMailId(email)]) await deleteAll(mailsAbout(id, deps), deps)
  }
  if (phoneNumber) await forgetWords(phoneNumber, deps)
  await lostNumberMailIn(db, uid).delete()
  for (const id of [changedSignInMailId(uid), emailLinkMailId(uid)]) await deleteAll(mailsAbout(id, deps), deps)
  await auth.deleteUser(uid).catch(goneAlready)
  // A profile that another tab looks at is made anew as long as there is a sign-in.
  await deleteWithNumber(uid, deps)
}

/** Somebody who erases the same account was quicker. */
export function goneAlready(error: unknown): undefined {
  if (errorCode(error) !== 'auth/user-not-found') throw error
  return undefined
}

/**
 * Takes a proved number out of what it has written to us, of which the ids stay, so that nothing counts that Meta sends once more. That it wants no messages stays
 * with it: whoever has the number then is not to be written to either (docs/decisions/0071-whatsapp-and-sms.md).
 */
async function forgetWords(phone: string, { db }: Deps): Promise<void> {
  for (;;) {
    const { docs } = await writtenFrom(phone, db).limit(batchSize).get()
    if (docs.length === 0) return
    const batch = db.batch()
    for (const { ref } of docs) batch.update(ref, { phone: '', words: '' })
    await batch.commit()
  }
}

/** The profile, and its number, which is free from then on. */
async function deleteWithNumber(uid: string, deps: Deps): Promise<void> {
  await transact(deps, async (transaction) => {
    const profile = usersIn(deps.db).doc(uid)
    const phone = (await transaction.get(profile)).data()?.phone ?? ''
    const writeNumber = await changeNumber(transaction, { uid, from: phone, to: '', isProven: false }, deps)
    writeNumber()
    transaction.delete(profile)
  })
}

async function deleteAll(query: Query, { db }: Deps): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(batchSize).get()
    if (docs.length === 0) return
    const batch = db.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
  }
}

/** The mails about an order, a quote or an account: their ids begin with this one and a hyphen. */
function mailsAbout(id: string, { db }: Deps): Query {
  const mails = mailsIn(db)
  return mails.where('__name__', '>=', mails.doc(`${id}-`)).where('__name__', '<', mails.doc(`${id}.`))
}

/** Deletes quotes, messages, claims and the mails about them: they hold nothing that the law wants kept, and what a quote became is an order. */
async function deleteWithMails(query: Query, deps: Deps): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(batchSize).get()
    if (docs.length === 0) return
    const batch = deps.db.batch()
    for (const { ref, id } of docs) {
      await deleteAll(mailsAbout(id, deps), deps)
      batch.delete(mailsIn(deps.db).doc(id))
      batch.delete(ref)
    }
    await batch.commit()
  }
}

/** Each batch takes its orders out of the query, so that the loop ends and a repetition goes on where it stopped. */
async function takePersonOut(uid: string, deps: Deps): Promise<void> {
  const { db, now } = deps
  for (;;) {
    const { docs } = await ordersIn(db).where('userId', '==', uid).limit(batchSize).get()
    if (docs.length === 0) return
    const batch = db.batch()
    for (const document of docs) {
      await deleteAll(notesOf(document.ref), deps)
      await deleteAll(mailsAbout(document.id, deps), deps)
      const ofOthers = filesOfStoredOrder(document.data()).filter((path) => ownerOf(path) !== uid)
      await releaseUploads(ofOthers, document.id, deps)
      if (ownPieces(document.data()) > 0) await deps.files.deleteFolder(proofFolderOf(document.id))
      batch.update(document.ref, {
        ...withoutPerson(documentOf(document)),
        ...toldOf(document.data(), now()),
        updatedAt: now(),
      })
    }
    await batch.commit()
    // What was chosen or moved between the two; before, so that a repetition misses none, and after, when no more comes.
    for (const { id } of docs) await deleteAll(mailsAbout(id, deps), deps)
  }
}

/** Staff are told by the order itself that it can no longer be sent. */
function toldOf({ status }: StoredOrder, at: Date) {
  if (!isUnsent(status)) return {}
  return { timeline: appended({ kind: 'status', to: status, by: 'customer', note: accountDeletedNote, at }) }
}

/**
 * The order with everything blanked that names the person; state, country and the company of a tax bill stay, because they decide which tax was
 * due and who may claim it back (CGST Rules 2017, rule 46).
 */
function withoutPerson({
  _id,
  lines,
  fulfilment,
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
    ...(fulfilment.kind === 'ship' && { fulfilment: { kind: 'ship' as const, address: blank(fulfilment.address) } }),
  }
}

/** What was said of a product stays for the next buyer, but nobody's name stands under it, and no photo with it. */
async function makeReviewsAnonymous(uid: string, deps: Deps): Promise<void> {
  const { db, now } = deps
  for (;;) {
    const { docs } = await reviewsIn(db).where('userId', '==', uid).limit(batchSize).get()
    if (docs.length === 0) return
    const batch = db.batch()
    for (const review of docs) {
      await deletePhotos(review.id, review.data().photos ?? [], deps)
      const photos = deleteField()
      batch.update(review.ref, { userId: null, author: someCustomer, photos, updatedAt: now() })
    }
    await batch.commit()
  }
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

/** What a job took stays, for its amounts; the names of files and what was written to the press go. */
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
