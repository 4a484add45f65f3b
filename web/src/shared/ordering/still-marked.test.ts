import { expect, test } from 'vitest'
import { stillMarked } from './still-marked.ts'

const marks = { address: 'Please fill this in', city: 'Please fill this in', postalCode: 'Not a PIN code' }
const hanging = { country: ['postalCode'] }

test.each([
  [{ postalCode: '12' }, ['address', 'city']],
  [{ city: 'Pune', state: 'Maharashtra' }, ['address', 'postalCode']],
  [{ country: 'Nepal' }, ['address', 'city']],
  [{ state: 'Goa' }, ['address', 'city', 'postalCode']],
])('after %j what is still wrong stays marked: %j', (changes, left) => {
  expect(Object.keys(stillMarked(marks, changes, hanging))).toEqual(left)
})
