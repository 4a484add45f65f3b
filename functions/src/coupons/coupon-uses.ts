import { couponRefusal, withCoupon } from '@teeshala/contract/coupons/apply-coupon'
import { isCouponCode, type StoredCoupon } from '@teeshala/contract/coupons/coupon'
import { dayOf } from '@teeshala/contract/india-day'
import type { OrderAmounts } from '@teeshala/contract/orders/amounts/order-amounts'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { Firestore } from 'firebase-admin/firestore'
import { sha256 } from '../crypto/sha256.ts'
import { AppError } from '../errors/app-error.ts'
import { couponsIn, couponUsesIn } from '../firestore/collections.ts'
import { increment } from '../firestore/field-values.ts'
import { countRequest, type RateLimit } from '../firestore/rate-limit.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'

/** A requested coupon: its terms, and how often the buyer has used it. */
export type AskedForCoupon = {
  readonly asked: string
  readonly stored: WithId<StoredCoupon> | undefined
  /** Undefined without an account. */
  readonly usedByBuyer: number | undefined
}

/** Returns the documents that decide whether somebody may use a coupon code; none for a malformed code. */
export function couponDocuments(asked: string, uid: string | null, db: Firestore) {
  const code = isCouponCode(asked) ? asked : 'none'
  return { coupon: couponsIn(db).doc(code), uses: couponUsesIn(db).doc(sha256(`${code} ${uid}`)) }
}

/** Reads a requested coupon; an unknown code is counted. */
export async function readCoupon(
  asked: string,
  uid: string | null,
  network: string | undefined,
  deps: Deps,
): Promise<AskedForCoupon> {
  const { coupon, uses } = couponDocuments(asked, uid, deps.db)
  const [found, used] = await Promise.all([coupon.get(), uses.get()])
  const stored = documentOf(found)
  if (!stored) await countUnknownCoupon(uid, network, deps)
  return { asked, stored, usedByBuyer: uid === null ? undefined : (documentOf(used)?.count ?? 0) }
}

/**
 * Counts an unknown code, so that nobody finds one by trying; RATE_LIMITED after many from one account or one network. Accounts cost nothing, so
 * those of a network are counted together, too.
 */
export async function countUnknownCoupon(uid: string | null, network: string | undefined, deps: Deps): Promise<void> {
  const refusal = 'You have tried many codes that do not exist. Please try again in an hour.'
  const limit = (name: string, most: number): RateLimit => ({ name, most, refusal })
  const ofNetwork = (name: string, most: number) => (network ? [limit(`coupons tried ${name} ${network}`, most)] : [])
  const limits =
    uid === null
      ? ofNetwork('without an account from', 100)
      : [limit(`coupons tried by ${uid}`, 30), ...ofNetwork('by accounts from', 300)]
  await countRequest(limits, deps)
}

/** Returns the amounts with the requested coupon; COUPON_REFUSED with the reason if it does not apply. */
export function couponed(
  amounts: OrderAmounts,
  coupon: AskedForCoupon | undefined,
  { now }: Pick<Deps, 'now'>,
): OrderAmounts {
  if (!coupon) return amounts
  const { asked, stored, usedByBuyer } = coupon
  const reason = stored
    ? couponRefusal(stored, { amounts, today: dayOf(now()), usedByBuyer })
    : `There is no coupon ${asked}. Please check the code.`
  if (reason !== undefined || !stored)
    throw new AppError('COUPON_REFUSED', reason ?? '', { fields: { coupon: reason ?? '' } })
  return withCoupon(stored, amounts)
}

/** Counts a use in the transaction that reads the coupon and places the order. */
export function countCoupon(
  { stored, usedByBuyer }: AskedForCoupon,
  uid: string | null,
  transaction: Transaction,
): void {
  if (!stored) return
  const { coupon, uses } = couponDocuments(stored._id, uid, transaction.db)
  transaction.update(coupon, { used: stored.used + 1 })
  if (usedByBuyer !== undefined) transaction.set(uses, { count: usedByBuyer + 1 })
}

/** Returns the use of a cancelled order's coupon, in total and for its buyer. */
export function giveCouponBack({ coupon: code, userId }: StoredOrder, transaction: Transaction): void {
  if (code === undefined) return
  const { coupon, uses } = couponDocuments(code, userId, transaction.db)
  transaction.update(coupon, { used: increment(-1) })
  // A deleted account has no count of its own any more.
  if (userId !== null) transaction.update(uses, { count: increment(-1) })
}
