import { expect, test } from 'vitest'
import { byCode } from './by-code.ts'

test('signing in by a code leads back to the page the visitor came from', () => {
  const search = new URLSearchParams(byCode(new URLSearchParams({ from: '/order/TS1?token=a' })))
  expect(Object.fromEntries(search)).toEqual({ from: '/order/TS1?token=a', with: 'code' })
})
