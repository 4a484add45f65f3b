import { expect, test } from 'vitest'
import { BillingAddress } from './billing-address.ts'

const home = { address: '7 Residency Road', city: 'Bengaluru', postalCode: '560025', country: 'India' }

test.each([
  ['a PIN code that tells its state', home, []],
  ['a PIN code of the army post, which tells none', { ...home, postalCode: '900025' }, ['state']],
  ['the same with a state', { ...home, postalCode: '900025', state: 'Karnataka' }, []],
  ['an address abroad', { ...home, postalCode: '10115', country: 'Germany' }, []],
  ['a wrong PIN code, which is named alone', { ...home, postalCode: '123' }, ['postalCode']],
  ['no street', { ...home, address: ' ' }, ['address']],
])('a billing address with %s', (_, address, wrong) => {
  const issues = BillingAddress.safeParse(address).error?.issues ?? []
  expect(issues.map(({ path }) => path[0])).toEqual(wrong)
})
