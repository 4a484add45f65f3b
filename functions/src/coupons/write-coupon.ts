import { isDeepStrictEqual } from 'node:util'
import type { StoredCoupon } from '@teeshala/contract/coupons/coupon'
import type { AddCouponRequest, ChangeCouponRequest } from '@teeshala/contract/coupons/coupon-request'
import { dayOf } from '@teeshala/contract/india-day'
import { toPaise } from '@teeshala/contract/money'
import { changeByStaff } from '../audit/change-by-staff.ts'
import { refuseStaleEdit } from '../audit/refuse-stale-edit.ts'
import { staffNote } from '../audit/staff-note.ts'
import { fieldError } from '../errors/app-error.ts'
import { couponsIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { created, type Handler, ok } from '../http/handler.ts'
import { couponAnswer } from './coupon-answer.ts'
import { noSuchCoupon } from './delete-coupon.ts'

const hasPassed = 'This day has passed'

type Terms = Omit<StoredCoupon, 'used' | 'isEnded' | 'createdAt' | 'updatedAt'>

/** Adds a coupon; CONFLICT if the code exists or existed, because orders refer to it, and INVALID_INPUT if nobody could ever use it. */
export const addCoupon: Handler<'addCoupon'> = async ({ caller, body }, deps) => {
  const { code, ...request } = body
  if (request.to !== null && request.to < dayOf(deps.now())) throw fieldError('to', hasPassed)
  const document = couponsIn(deps.db).doc(code)
  const note = await staffNote(caller.uid, deps)
  const added = await transact(deps, async (transaction) => {
    const current = await transaction.read(document)
    if (current && (await note.isMade(transaction))) return current
    if (current) throw fieldError('code', `There is a coupon ${code} already.`, 'CONFLICT')
    const terms = termsOf(request)
    const coupon: StoredCoupon = { ...terms, used: 0, isEnded: false, createdAt: note.at, updatedAt: note.at }
    transaction.create(document, coupon)
    note.make(transaction, { action: 'coupon.added', target: document.path, details: { to: { ...terms, name: code } } })
    return { ...coupon, _id: code }
  })
  return created(couponAnswer(added, note.at))
}

/** Changes a coupon's terms, ends it, or reopens it. Orders placed with it keep their discount. */
export const changeCoupon: Handler<'changeCoupon'> = async ({ caller, params, body }, deps) => {
  const { basedOn, isEnded, ...request } = body
  const document = couponsIn(deps.db).doc(params.code)
  const coupon = { document, uid: caller.uid, missing: noSuchCoupon }
  const changed = await changeByStaff(coupon, deps, async (current, { transaction, note, write }) => {
    const to = { ...termsOf(request), isEnded }
    const from = Object.fromEntries(Object.keys(to).map((name) => [name, current[name as keyof typeof to]]))
    if (isDeepStrictEqual(from, to)) return current
    const edit = { basedOn, current: couponAnswer(current, note.at), target: document.path }
    await refuseStaleEdit(transaction, edit)
    return write(to, isEnded && !current.isEnded ? 'coupon.ended' : 'coupon.changed', { from, to })
  })
  return ok(couponAnswer(changed, deps.now()))
}

/** Returns the terms to store: only the fields of the coupon's kind. */
function termsOf(request: Omit<AddCouponRequest, 'code'> | Omit<ChangeCouponRequest, 'isEnded' | 'basedOn'>): Terms {
  const { kind, percent = 0, most, amount = 0, minimum, from, to, usesInAll, usesPerPerson } = request
  return {
    kind,
    percent: kind === 'percent' ? percent : 0,
    mostPaise: kind === 'percent' && most != null ? toPaise(most) : null,
    amountPaise: kind === 'amount' ? toPaise(amount) : 0,
    minimumPaise: toPaise(minimum),
    from,
    to,
    usesInAll,
    usesPerPerson,
  }
}
