import { mailboxOf } from '@teeshala/contract/accounts/mailbox'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { counterOf, type RateLimit, windowEnd } from '../firestore/rate-limit.ts'
import { documentOf } from '../firestore/read-documents.ts'

const dayMs = 86_400_000
/** So many mails a day come from us to somebody who has not shown yet that they want any. */
const most = 10
/** Codes and links are asked for by whoever wants to prove the mailbox: past the others they cost work, and end later. */
const mostAskedFor = 30

type Addressed = { readonly contact: { readonly email: string }; readonly isMailboxProved?: boolean | undefined }

/**
 * Reads how many mails an unproved mailbox has got today, however its address is spelled. Returns whether one more goes, and counts it, for the transaction that
 * writes it; to a proved one all of them go.
 */
export async function capOfMailbox(
  { contact: { email }, isMailboxProved }: Addressed,
  at: Date,
  transaction: Transaction,
  db: Firestore,
): Promise<() => boolean> {
  if (isMailboxProved || email === '') return () => true
  const until = windowEnd(at.getTime(), dayMs)
  const counter = counterOf(nameOf(email), until, { db })
  let count = documentOf(await transaction.get(counter))?.count ?? 0
  return () => {
    if (count >= most) return false
    count += 1
    transaction.set(counter, { count, expiresAt: new Date(until) })
    return true
  }
}

/** The limit of a mail that the mailbox's owner asks for to prove it, such as a code or a link: counted with all others of the day. */
export function limitOfAskedMail(email: string, refusal: string): RateLimit {
  return { name: nameOf(email), free: most, most: mostAskedFor, windowMs: dayMs, refusal }
}

const nameOf = (email: string) => `mails to ${mailboxOf(email)}`
