import { expect, test } from 'vitest'
import type { Caller } from '../http/caller/caller.ts'
import { hashOfToken, isCustomersOwn, maySeeOrder } from './may-see-order.ts'

const secret = 'the secret of a link'
const ofAsha = { userId: 'asha' }
const ofGuest = { userId: null, trackingTokenHash: hashOfToken(secret) }
/** As a deleted account leaves it, or a document of unknown origin. */
const ofNobody = { userId: null }

const signedIn = (uid: string, isAdmin: boolean) => ({ kind: 'customer', uid, isAdmin }) as Caller
const asha = signedIn('asha', false)
const staff = signedIn('meera', true)
const others: Caller[] = [
  signedIn('ravi', false),
  { kind: 'guest', uid: 'asha' } as Caller,
  { kind: 'visitor' } as unknown as Caller,
]

test('only its customer can see and pay an order, and no secret opens it to others', () => {
  expect([maySeeOrder(ofAsha, asha, undefined), isCustomersOwn(ofAsha, asha, undefined)]).toEqual([true, true])
  for (const other of others)
    for (const token of [undefined, '', secret, 'asha'])
      expect([maySeeOrder(ofAsha, other, token), isCustomersOwn(ofAsha, other, token)]).toEqual([false, false])
})

test('a guest’s order opens to anyone who has its secret, signed in or not', () => {
  for (const caller of [asha, ...others]) {
    expect([maySeeOrder(ofGuest, caller, secret), isCustomersOwn(ofGuest, caller, secret)]).toEqual([true, true])
    for (const token of [undefined, '', 'guess', `${secret} `, ofGuest.trackingTokenHash])
      expect([maySeeOrder(ofGuest, caller, token), isCustomersOwn(ofGuest, caller, token)]).toEqual([false, false])
  }
})

test('an account’s order opens by the secret in its proof links, and by no other', () => {
  const proofed = { ...ofAsha, proofTokenHash: hashOfToken(secret) }
  for (const caller of [asha, ...others]) expect(maySeeOrder(proofed, caller, secret)).toBe(true)
  for (const token of [undefined, '', 'guess', proofed.proofTokenHash])
    for (const other of others) expect(maySeeOrder(proofed, other, token)).toBe(false)
})

test('an order without owner and secret opens to nobody', () => {
  for (const caller of [asha, ...others])
    for (const token of [undefined, '', secret]) expect(maySeeOrder(ofNobody, caller, token)).toBe(false)
})

test('staff can see every order, but pay only their own', () => {
  for (const order of [ofAsha, ofGuest, ofNobody]) {
    expect(maySeeOrder(order, staff, undefined)).toBe(true)
    expect(isCustomersOwn(order, staff, undefined)).toBe(false)
  }
})
