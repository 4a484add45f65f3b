import { mailboxOf } from '@teeshala/contract/accounts/mailbox'
import { counterOf, type RateLimit, windowEnd } from '../firestore/rate-limit.ts'
import type { Transaction } from '../firestore/transact.ts'

const dayMs = 86_400_000
/** The most mails per day to somebody who has not yet shown that they want any. */
const most = 10
/** Codes and links are requested by people who want to verify the mailbox: beyond the other limit they cost a challenge, and stop later. */
const mostAskedFor = 30

type Addressed = { readonly contact: { readonly email: string }; readonly isMailboxProved?: boolean | undefined }

/**
 * Reads how many mails an unverified mailbox got today, however its address is spelled. Returns whether one more may be sent, and how to count it in the
 * transaction that writes it; a verified mailbox has no limit.
 */
export async function capOfMailbox(
  { contact: { email }, isMailboxProved }: Addressed,
  at: Date,
  transaction: Transaction,
): Promise<() => boolean> {
  if (isMailboxProved || email === '') return () => true
  const until = windowEnd(at.getTime(), dayMs)
  const counter = counterOf(nameOf(email), until, transaction)
  let count = (await transaction.read(counter))?.count ?? 0
  return () => {
    if (count >= most) return false
    count += 1
    transaction.set(counter, { count, expiresAt: new Date(until) })
    return true
  }
}

/**
 * Returns the rate limit for a mail that a mailbox's owner requests to verify it, such as a code or a link: it counts together with all others of the
 * day.
 */
export function limitOfAskedMail(email: string, refusal: string): RateLimit {
  return { name: nameOf(email), free: most, most: mostAskedFor, windowMs: dayMs, refusal }
}

const nameOf = (email: string) => `mails to ${mailboxOf(email)}`
