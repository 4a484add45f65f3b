import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  begun,
  decided,
  leaseMs,
  type MailDelivery,
  type MailState,
  MailState as MailStates,
  pausesMs,
  type SendOutcome,
  settled,
  staleMs,
  toBeSent,
} from './delivery.ts'

const now = new Date('2026-11-23T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const sending = (tries = 1): MailDelivery => ({ state: 'sending', tries, dueAt: later(leaseMs), lease: 'a', at: now })

test('a mail is due at once, and only one attempt takes it', () => {
  const taken = begun(toBeSent(now), 'a', now)
  expect(taken).toEqual(sending())
  expect(begun(taken as MailDelivery, 'b', now)).toBeUndefined()
  expect(begun(taken as MailDelivery, 'a', now), 'the same try, made again').toEqual(taken)
})

test('a mail that nobody could send for three days is left to staff, and goes when they say so', () => {
  expect(begun(toBeSent(now), 'a', later(staleMs))).toMatchObject({ state: 'sending' })
  const late = later(staleMs + 1)
  const stale = begun(toBeSent(now), 'a', late)
  expect(stale).toMatchObject({ state: 'failed', tries: 0, dueAt: null, reason: expect.stringContaining('three days') })
  expect(begun(decided(stale as MailDelivery, 'retry', late) as MailDelivery, 'b', late)).toMatchObject({
    state: 'sending',
  })
})

test('an attempt with no reported outcome is referred to staff and not repeated', () => {
  expect(begun(sending(), 'b', later(leaseMs))).toMatchObject({ state: 'unsure', dueAt: null })
})

test.each<[SendOutcome, number, Partial<MailDelivery>]>([
  [{ kind: 'accepted' }, 1, { state: 'sent', dueAt: null }],
  [{ kind: 'unknown', reason: 'gone' }, 1, { state: 'unsure', dueAt: null, reason: 'gone' }],
  [{ kind: 'refused', reason: 'no such box' }, 1, { state: 'failed', dueAt: null, reason: 'no such box' }],
  [{ kind: 'put_off', reason: 'busy' }, 1, { state: 'waiting', dueAt: later(60_000), reason: 'busy' }],
  [{ kind: 'put_off', reason: 'busy' }, pausesMs.length, { state: 'waiting', dueAt: later(240 * 60_000) }],
  [{ kind: 'put_off', reason: 'busy' }, pausesMs.length + 1, { state: 'failed', dueAt: null }],
])('after %o at attempt %i', (outcome, tries, expected) => {
  expect(settled(sending(tries), 'a', outcome, now)).toMatchObject({ ...expected, tries })
  expect(settled(sending(tries), 'b', outcome, now), 'of another try').toBeUndefined()
})

test('staff decide only about mails that failed or are unsure', () => {
  const states = MailStates.options.filter((state) => decided({ ...sending(), state }, 'by_hand', now) !== undefined)
  expect(states).toEqual(['unsure', 'failed'] satisfies MailState[])
  expect(decided({ ...sending(), state: 'failed' }, 'retry', now)).toEqual(toBeSent(now))
})

test('whatever fails along the way, a mail that may have been accepted is never sent again unless staff say so', () => {
  const step = fc.record({
    pauseMs: fc.integer({ min: 0, max: 2 * leaseMs }),
    outcome: fc.constantFrom('accepted', 'refused', 'put_off', 'unknown', 'died'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let at = now.getTime()
      let delivery = toBeSent(now)
      let mayHaveArrived = 0
      steps.forEach(({ pauseMs, outcome }, index) => {
        at += pauseMs
        const next = begun(delivery, String(index), new Date(at))
        if (!next) return
        delivery = next
        if (next.state !== 'sending') return
        if (outcome === 'accepted' || outcome === 'unknown' || outcome === 'died') mayHaveArrived++
        if (outcome === 'died') return
        const said: SendOutcome = outcome === 'accepted' ? { kind: outcome } : { kind: outcome, reason: 'x' }
        delivery = settled(delivery, String(index), said, new Date(at)) ?? delivery
      })
      expect(mayHaveArrived).toBeLessThanOrEqual(1)
    }),
  )
})
