import type { User } from '@teeshala/contract/accounts/user'
import { expect, test } from 'vitest'
import { emptyTerms, type OrderTerms } from './order-draft.ts'
import { pickCustomer } from './pick-customer.ts'

const noAddress = { street: '', city: '', state: '', country: '', pincode: '' }
const pick = (now: OrderTerms, name: string, street: string): OrderTerms => ({
  ...now,
  ...pickCustomer(now, { _id: name, name, phone: '', email: '', address: { ...noAddress, street } } as User),
})

test('the address of a customer picked by mistake does not stay for the next one', () => {
  const asha = pick(emptyTerms, 'Asha', '4 Park Street')
  // The city was filled in from the PIN code.
  const filled = { ...asha, address: { ...asha.address, city: 'Kolkata' } }
  expect(pick(filled, 'Ravi', '')).toMatchObject({ customer: { userId: 'Ravi' }, address: emptyTerms.address })
  expect(pick(filled, 'Ravi', '7 Lake Road').address.address).toBe('7 Lake Road')
})

test('a typed address stays for a customer who has none', () => {
  const typed = (now: OrderTerms) => ({
    ...now,
    address: { ...emptyTerms.address, address: '9 Hill View', city: 'Pune' },
  })
  expect(pick(typed(emptyTerms), 'Ravi', '').address).toMatchObject({ address: '9 Hill View', city: 'Pune' })
  const asha = pick(emptyTerms, 'Asha', '4 Park Street')
  expect(pick(typed(asha), 'Ravi', '').address.address).toBe('9 Hill View')
  const noStreetYet = { ...emptyTerms, address: { ...emptyTerms.address, postalCode: '560001' } }
  expect(pick(noStreetYet, 'Ravi', '').address.postalCode).toBe('560001')
})
