import { expect, test } from 'vitest'
import { ApiFailure } from '../../shared/api/api-failure.ts'
import { reviewNotChanged } from './review-not-changed.ts'

const refusedFor = (current: object) =>
  new ApiFailure(409, {
    code: 'EDIT_CONFLICT',
    message: 'Priya changed this meanwhile.',
    details: {
      current: { updatedAt: '2026-11-22T10:00:00.000Z', answer: '', isHidden: false, ...current },
      changedBy: 'Priya',
    },
  })

test('answering a review that a colleague has changed says what they did, and that nothing is saved', () => {
  expect(reviewNotChanged(refusedFor({ answer: 'Sorry!', isHidden: true, hiddenReason: 'Abusive' }))).toBe(
    'Priya changed this review in the meantime. Its answer now reads ‘Sorry!’, and it is hidden: ‘Abusive’. Your change is not saved yet; saving again replaces theirs.',
  )
  expect(reviewNotChanged(refusedFor({}))).toContain('It has no answer now.')
})
