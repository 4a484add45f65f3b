import { expect, test } from 'vitest'
import { withView } from './with-view.ts'

const [unpaid, late, old] = [
  { name: 'Unpaid', query: 'paymentStatus=pending' },
  { name: 'Late', query: 'sort=oldest' },
  { name: 'Old', query: 'to=2026-01-01' },
]

test('a view saved in another tab meanwhile stays when one is added, renamed or deleted here', () => {
  const stored = [unpaid, late, old]
  const calls = { ...late, name: 'Call these' }
  expect(withView(stored, { chosen: undefined, view: calls })).toEqual([unpaid, late, old, calls])
  expect(withView(stored, { chosen: { ...late }, view: calls })).toEqual([unpaid, calls, old])
  expect(withView(stored, { chosen: { ...late }, view: undefined })).toEqual([unpaid, old])
})

test('renaming a view deleted in another tab makes a new one, and deleting it again changes nothing', () => {
  const calls = { ...late, name: 'Call these' }
  expect(withView([unpaid], { chosen: late, view: calls })).toEqual([unpaid, calls])
  expect(withView([unpaid], { chosen: late, view: undefined })).toEqual([unpaid])
})
