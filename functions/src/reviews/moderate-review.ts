import type { AuditAction } from '@teeshala/contract/audit/audit-action'
import type { StoredReview } from '@teeshala/contract/reviews/review'
import { changeByStaff } from '../audit/change-by-staff.ts'
import { refuseStaleEdit } from '../audit/refuse-stale-edit.ts'
import { productsIn, reviewsIn } from '../firestore/collections.ts'
import { documentOf, readAll, type WithId } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import { countReview } from './count-review.ts'
import { noSuchReview } from './delete-review.ts'
import { clearPhotos, showPhotos } from './photos/show-photos.ts'
import { staffReviewAnswer } from './review-answers.ts'

/** Answers a review, hides it with a reason, or shows it again. Only visible reviews count in the rating and have public photos. */
export const moderateReview: Handler<'moderateReview'> = async ({ caller, params, body }, deps) => {
  const { db } = deps
  const document = reviewsIn(db).doc(params.id)
  if (body.isHidden === false) await showPhotos(params.id, documentOf(await document.get())?.photos ?? [], deps)
  const moderated = { document, uid: caller.uid, missing: noSuchReview }
  const review = await changeByStaff(moderated, deps, async (current, { transaction, note, log }) => {
    const product = productsIn(db).doc(current.productId)
    const [sold] = await readAll(transaction, product)
    const { hiddenReason: before, ...rest } = current
    const isHidden = body.isHidden ?? current.isHidden
    const hiddenReason = isHidden ? (body.reason ?? before) : undefined
    const changed: WithId<StoredReview> = {
      ...rest,
      answer: body.answer ?? current.answer,
      isHidden,
      ...(hiddenReason !== undefined && { hiddenReason }),
    }
    const [from, to] = [wordsOf(current), wordsOf(changed)]
    if (JSON.stringify(from) === JSON.stringify(to)) return current
    const seen = { basedOn: body.basedOn, current: staffReviewAnswer(current), target: document.path }
    await refuseStaleEdit(transaction, seen)
    const { _id, ...stored } = { ...changed, updatedAt: note.at }
    transaction.set(document, stored)
    countReview(transaction, product, sold, { before: current, after: changed })
    log(actionOf(current, changed), { from, to })
    return { ...stored, _id }
  })
  await clearPhotos(review._id, { hidden: review.isHidden ? (review.photos ?? []) : [], gone: [] }, deps)
  return ok(staffReviewAnswer(review))
}

const wordsOf = ({ productName, author, answer, isHidden, hiddenReason = '' }: StoredReview) => ({
  name: `${productName} by ${author}`,
  answer,
  hidden: isHidden ? hiddenReason : '',
})

function actionOf(before: StoredReview, after: StoredReview): AuditAction {
  if (before.isHidden !== after.isHidden) return after.isHidden ? 'review.hidden' : 'review.shown'
  return 'review.answered'
}
