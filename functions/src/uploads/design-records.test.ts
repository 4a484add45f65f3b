import { uploadedTooMuch } from '@teeshala/contract/uploads/upload-quota'
import { expect, test } from 'vitest'
import { designProblem } from './design-records.ts'

test('whoever uploaded too much in a day reads that, not that the design is missing', () => {
  const upload = { path: 'products/designs/g1/1-a.png', uid: 'g1', uploadedAt: new Date(0), removeAfter: null }
  expect(designProblem({ ...upload, isDeleted: true, isOverQuota: true })).toBe(uploadedTooMuch)
})
