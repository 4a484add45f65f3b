import { expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { nameOf } from './sender.ts'

test.each([
  [{ kind: 'customer', uid: 'asha' }, 'customer asha'],
  [{ kind: 'guest', uid: 'g1' }, 'guest g1'],
  [{ kind: 'visitor' }, 'device d1'],
])('%j is identified by something unforgeable, and by the device only without that', (caller, name) => {
  expect(nameOf({ caller: caller as Caller, device: 'd1' })).toBe(name)
})

test('a visitor without a device cannot be told from others', () => {
  expect(nameOf({ caller: { kind: 'visitor' }, device: undefined })).toBeUndefined()
})
