import { uploadedTooMuch } from '@teeshala/contract/uploads/upload-quota'
import { expect, test } from 'vitest'
import { designProblem } from './design-records.ts'

test('an upload beyond the daily quota is refused for that reason, not as a missing design', () => {
  const upload = { path: 'products/designs/g1/1-a.png', uid: 'g1', uploadedAt: new Date(0), removeAfter: null }
  expect(designProblem({ ...upload, isDeleted: true, isOverQuota: true })).toBe(uploadedTooMuch)
})
