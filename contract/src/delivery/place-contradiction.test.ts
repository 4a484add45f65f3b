import { expect, test } from 'vitest'
import { contradictsPlace } from './place-contradiction.ts'

const bengaluru = { city: 'Bengaluru', state: 'Karnataka' }

test.each([
  ['another state contradicts', { city: 'Bengaluru', state: 'Kerala' }, true],
  ['an empty state contradicts', { city: '', state: '' }, true],
  ['another large city contradicts', { city: 'Mysore', state: 'Karnataka' }, true],
  ['another large city contradicts, in capitals, too', { city: 'MUMBAI', state: 'Karnataka' }, true],
  ['the place itself does not contradict', bengaluru, false],
  ['its former name does not contradict', { city: 'bangalore ', state: 'Karnataka' }, false],
  ['one of its districts does not contradict', { city: 'Whitefield', state: 'Karnataka' }, false],
  ['an empty city does not contradict', { city: '', state: 'Karnataka' }, false],
])('%s', (_, typed, contradicts) => {
  expect(contradictsPlace(typed, bengaluru)).toBe(contradicts)
})

test('Delhi and New Delhi are one', () => {
  expect(contradictsPlace({ city: 'Delhi', state: 'Delhi' }, { city: 'New Delhi', state: 'Delhi' })).toBe(false)
  expect(contradictsPlace({ city: 'New Delhi', state: 'Delhi' }, { city: 'Delhi', state: 'Delhi' })).toBe(false)
})

test('a district named differently from its city is no contradiction', () => {
  const noida = { city: 'Gautam Buddha Nagar', state: 'Uttar Pradesh' }
  expect(contradictsPlace({ city: 'Noida', state: 'Uttar Pradesh' }, noida)).toBe(false)
  const suburbs = { city: 'Mumbai Suburban', state: 'Maharashtra' }
  expect(contradictsPlace({ city: 'Bombay', state: 'Maharashtra' }, suburbs)).toBe(false)
  expect(contradictsPlace({ city: 'Pune', state: 'Maharashtra' }, suburbs)).toBe(true)
})
