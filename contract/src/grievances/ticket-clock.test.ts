import { expect, test } from 'vitest'
import { ticketDueAt } from './ticket-clock.ts'

const at = (text: string) => new Date(text)

test('a ticket has to be acknowledged within 48 hours', () => {
  expect(ticketDueAt({ createdAt: at('2026-11-20T10:00:00Z') })).toEqual(at('2026-11-22T10:00:00Z'))
})

test.each([
  ['2026-11-20T10:00:00Z', '2026-12-20T10:00:00Z'],
  ['2026-12-31T10:00:00Z', '2027-01-31T10:00:00Z'],
  // There is no 31 February: the deadline is the end of 28 February in IST.
  ['2027-01-31T10:00:00Z', '2027-02-28T18:30:00Z'],
  // Already the first of March in IST.
  ['2027-02-28T20:00:00Z', '2027-03-31T20:00:00Z'],
])('a ticket received at %s and acknowledged has to be settled by %s', (createdAt, due) => {
  expect(ticketDueAt({ createdAt: at(createdAt), acknowledgedAt: at(createdAt) })).toEqual(at(due))
})

test('a closed ticket is never due, acknowledged or not', () => {
  const createdAt = at('2026-11-20T10:00:00Z')
  expect(ticketDueAt({ createdAt, closedAt: createdAt })).toBeNull()
  expect(ticketDueAt({ createdAt, acknowledgedAt: createdAt, closedAt: createdAt })).toBeNull()
})
