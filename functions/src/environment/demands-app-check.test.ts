import { expect, test } from 'vitest'
import { demandsAppCheck } from './demands-app-check.ts'

test('App Check is off until it is asked for, and a word that is no answer is found out', () => {
  for (const APP_CHECK of [undefined, '', 'off']) expect(demandsAppCheck({ APP_CHECK })).toBe(false)
  expect(demandsAppCheck({ APP_CHECK: 'required' })).toBe(true)
  expect(() => demandsAppCheck({ APP_CHECK: 'on' })).toThrow("it is 'off' or 'required'")
})
