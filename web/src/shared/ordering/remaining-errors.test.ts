import { expect, test } from 'vitest'
import { errorsAfterBlur, remainingErrors } from './remaining-errors.ts'

const marks = { address: 'Please fill this in', city: 'Please fill this in', postalCode: 'Not a PIN code' }
const hanging = { country: ['postalCode'] }

test.each([
  [{ postalCode: '12' }, ['address', 'city']],
  [{ city: 'Pune', state: 'Maharashtra' }, ['address', 'postalCode']],
  [{ country: 'Nepal' }, ['address', 'city']],
  [{ state: 'Goa' }, ['address', 'city', 'postalCode']],
])('after %j the remaining errors stay marked: %j', (changes, left) => {
  expect(Object.keys(remainingErrors(marks, changes, hanging))).toEqual(left)
})

test('leaving a field marks its own error, and no other', () => {
  const { address: _, ...found }: Partial<typeof marks> = marks
  expect(errorsAfterBlur<Partial<typeof marks>>({ city: 'Too long' }, found, 'postalCode')).toEqual({
    city: 'Too long',
    postalCode: 'Not a PIN code',
  })
  expect(errorsAfterBlur<Partial<typeof marks>>({}, found, 'address')).toEqual({})
})
