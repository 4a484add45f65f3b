import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Gstin, gstinProblem, stateOfGstin } from './gstin.ts'

// The check digits of the first three are published; ours was computed by hand.
const right = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM', '29AAACT0000A1ZB']

test.each(right)('%s is a valid GSTIN', (gstin) => {
  expect(gstinProblem(gstin)).toBeUndefined()
})

test.each([
  ['29AAACT0000A1Z5', 'typing mistake'],
  ['29AAACT0000A1Z', '15 characters, this has 14'],
  ['29AAACT0000A1ZBB', '15 characters, this has 16'],
  ['39AAACT0000A1ZB', 'No state has the code 39'],
  ['2９AAACT0000A1ZB', 'No state'],
  ['29AAAC10000A1ZB', 'looks like'],
  ['29AAACT0000A0ZB', 'looks like'],
])('%s is invalid: %s', (gstin, why) => {
  expect(gstinProblem(gstin)).toContain(why)
})

test('one wrong character is always detected', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...right),
      fc.nat(14),
      fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      (gstin, at, other) => {
        fc.pre(gstin[at] !== other)
        expect(gstinProblem(gstin.slice(0, at) + other + gstin.slice(at + 1))).toBeDefined()
      },
    ),
  )
})

test('a GSTIN is accepted with spaces and lower case, and may be missing', () => {
  expect(Gstin.parse(' 29 aaact0000a 1zb ')).toBe('29AAACT0000A1ZB')
  expect(Gstin.parse('  ')).toBe('')
  expect(Gstin.safeParse('29AAACT0000A1Z5').error?.issues[0]?.message).toContain('typing mistake')
})

test('the first two digits of a GSTIN give the state of registration', () => {
  expect(stateOfGstin('29AAACT0000A1ZB')).toBe('Karnataka')
  expect(stateOfGstin('99')).toBeUndefined()
})
