import type { StaffReview } from '@teeshala/contract/reviews/review'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { editConflictIn } from '../../shared/edit-conflict/edit-conflict-in.ts'

/** Why a review was not changed; where somebody else has changed it meanwhile, what they made of it. */
export function reviewNotChanged(failure: Error): string {
  const conflict = editConflictIn<StaffReview>(failure)
  if (!conflict) return sentenceFor(failure, 'The review could not be changed. Please try again.')
  const { changedBy, current } = conflict
  const now = [
    current.answer === '' ? 'It has no answer now' : `Its answer now reads ‘${current.answer}’`,
    current.isHidden && `it is hidden: ‘${current.hiddenReason}’`,
  ].filter(Boolean)
  return `${changedBy || 'Somebody'} changed this review meanwhile. ${now.join(', and ')}. Nothing of yours is saved yet; saving again replaces theirs.`
}
