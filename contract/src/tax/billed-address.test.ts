import { expect, test } from 'vitest'
import { billingAddressRefusal, lacksBillingAddress, needsBillingAddress, needsName } from './billed-address.ts'

const collected = { fulfilment: 'collect', totalPaise: 5_000_000 } as const
const company = { name: 'Sahyadri College' }

test.each([
  ['is collected and comes to ₹50,000', collected, true],
  ['is collected and comes to one paisa less', { ...collected, totalPaise: 4_999_999 }, false],
  ['is collected for a company, whatever it comes to', { ...collected, company, totalPaise: 100 }, true],
  ['is delivered, so that its address is known', { ...collected, fulfilment: 'ship', company } as const, false],
])('whether a billing address is asked for an order that %s', (_, order, isNeeded) => {
  expect(needsBillingAddress(order)).toBe(isNeeded)
})

test.each([
  ['is delivered and comes to ₹50,000', { ...collected, fulfilment: 'ship' } as const, false, true],
  ['is delivered and comes to one paisa less', { fulfilment: 'ship', totalPaise: 4_999_999 } as const, false, false],
  ['is delivered to a company, which has one', { ...collected, fulfilment: 'ship', company } as const, false, false],
  ['is collected and has a billing address', collected, true, true],
  ['is collected and has none', collected, false, false],
])('whether a name is asked for an order that %s', (_, order, hasBillingAddress, isNeeded) => {
  expect(needsName(order, hasBillingAddress)).toBe(isNeeded)
})

const contact = { name: 'Asha Verma' }
const waiting = { ...collected, contact, status: 'in_production' } as const
const billingAddress = { address: '7 Residency Road' }
const nobody = { ...waiting, contact: { name: '' }, billingAddress }
const invoice = { number: 'INV/26-27/00001' }

test.each([
  ['without an address', waiting, true],
  ['without an address, made ready before this rule', { ...waiting, status: 'shipped' } as const, true],
  ['with one', { ...waiting, billingAddress }, false],
  ['with one, but of nobody by name', nobody, true],
  ['with one that has the name', { ...nobody, billingAddress: { ...billingAddress, name: 'Asha Verma' } }, false],
  ['with one, of a company', { ...nobody, company }, false],
  ['that needs none', { ...waiting, totalPaise: 4_999_999 }, false],
  ['that is invoiced already', { ...waiting, invoice }, false],
  ['that is cancelled', { ...waiting, status: 'cancelled' } as const, false],
])('whether a collected order of ₹50,000 is held back: one %s', (_, order, isHeld) => {
  expect(lacksBillingAddress(order)).toBe(isHeld)
})

test.each([
  ['collected', waiting, undefined],
  ['delivered', { ...waiting, fulfilment: 'ship' } as const, 'delivery address'],
  ['collected and invoiced', { ...waiting, invoice }, 'has been issued'],
  ['cancelled', { ...waiting, status: 'cancelled' } as const, 'cancelled'],
])('the billing address of an order that is %s can be corrected, or it is said why not', (_, order, words) => {
  const refusal = billingAddressRefusal(order)
  if (words === undefined) expect(refusal).toBeUndefined()
  else expect(refusal).toContain(words)
})
