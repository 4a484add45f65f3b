import { expect, test } from 'vitest'
import { demandsAppCheck } from './demands-app-check.ts'

test('App Check is off by default, and an unknown value is rejected', () => {
  for (const APP_CHECK of [undefined, '', 'off']) expect(demandsAppCheck({ APP_CHECK })).toBe(false)
  expect(demandsAppCheck({ APP_CHECK: 'required' })).toBe(true)
  expect(() => demandsAppCheck({ APP_CHECK: 'on' })).toThrow("it is 'off' or 'required'")
})
