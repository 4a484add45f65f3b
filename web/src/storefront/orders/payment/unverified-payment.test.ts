import { beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../../../shared/api/api-failure.ts'
import { clearDrafts } from '../../../shared/session/kept/form-draft.ts'
import { TabStorage } from '../../../shared/session/kept/tab-storage.ts'
import { isDisproved, unverifiedPayment } from './unverified-payment.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new TabStorage())
})

const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'signed' }

test('a proof is kept for its order only, until it is verified or somebody signs out', () => {
  unverifiedPayment('TS1').write(proof)
  expect([unverifiedPayment('TS1').read(), unverifiedPayment('TS2').read()]).toEqual([proof, undefined])
  unverifiedPayment('TS1').clear()
  expect(unverifiedPayment('TS1').read()).toBeUndefined()
  unverifiedPayment('TS1').write(proof)
  clearDrafts()
  expect(unverifiedPayment('TS1').read()).toBeUndefined()
})

test('half a proof is none', () => {
  unverifiedPayment('TS1').write({ ...proof, razorpay_signature: '' })
  expect(unverifiedPayment('TS1').read()).toBeUndefined()
})

test.each([
  [400, 'INVALID_INPUT', true],
  [401, 'UNAUTHENTICATED', false],
  [404, 'NOT_FOUND', false],
  [429, 'RATE_LIMITED', false],
  [503, 'UNAVAILABLE', false],
  [0, 'UNREACHABLE', false],
] as const)('the answer %d %s to a proof means that nothing was paid: %s', (status, code, isOver) => {
  expect(isDisproved(new ApiFailure(status, { code, message: '' }))).toBe(isOver)
})
