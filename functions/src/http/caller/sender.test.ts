import { expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { keyHolderOf, nameOf } from './sender.ts'

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

test('a key is the sender’s own; a visitor without a device shares theirs with nobody beyond their network', () => {
  const visitor = { caller: { kind: 'visitor' } as const, device: undefined }
  expect(keyHolderOf({ ...visitor, device: 'd1', network: '203.0.113.7' })).toBe('device d1')
  expect(keyHolderOf({ ...visitor, network: '203.0.113.7' })).toBe('network 203.0.113.7')
  expect(keyHolderOf({ ...visitor, network: '203.0.113.8' })).not.toBe(
    keyHolderOf({ ...visitor, network: '203.0.113.7' }),
  )
})
