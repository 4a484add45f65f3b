import type { StaffReview } from '@teeshala/contract/reviews/review'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { editConflictIn } from '../../shared/edit-conflict/edit-conflict-in.ts'
import * as texts from '../../texts/admin/reviews.ts'

/** Returns why a review was not changed; if somebody else changed it meanwhile, how. */
export function reviewNotChanged(failure: Error): string {
  const conflict = editConflictIn<StaffReview>(failure)
  if (!conflict) return sentenceFor(failure, texts.theReviewCouldNotBeChanged)
  const { changedBy, current } = conflict
  const now = [
    current.answer === '' ? texts.itHasNoAnswerNow : texts.answerNowReads(current.answer),
    current.isHidden && texts.itIsHidden(current.hiddenReason),
  ].filter(Boolean)
  return texts.reviewChangedBy(changedBy || texts.somebody, now.join(texts.and))
}
