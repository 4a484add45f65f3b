import { expect, test } from 'vitest'
import { daysOverdue, dueReminder, firstReminder } from './invoice-clock.ts'

const india = (moment: string) => new Date(`${moment}+05:30`)
const payBy = '2026-12-25'

test('a buyer is reminded on the morning an invoice is due, and once more seven days later', () => {
  expect(firstReminder(payBy)).toEqual(india('2026-12-25T10:00'))
  const second = india('2027-01-01T10:00')
  expect(dueReminder(payBy, india('2026-12-25T10:05'))).toEqual({ which: 'first', next: second })
  expect(dueReminder(payBy, india('2027-01-01T09:59'))).toEqual({ which: 'first', next: second })
  expect(dueReminder(payBy, second)).toEqual({ which: 'second' })
  expect(dueReminder(payBy, india('2027-03-01T00:00'))).toEqual({ which: 'second' })
})

test.each([
  ['2026-12-24', 0],
  ['2026-12-25', 0],
  ['2026-12-26', 1],
  ['2027-01-25', 31],
])('on %s an invoice of 25 December is %i days overdue', (today, days) => {
  expect(daysOverdue(payBy, today)).toBe(days)
})
