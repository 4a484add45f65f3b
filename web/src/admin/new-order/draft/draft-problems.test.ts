import type { Product } from '@teeshala/contract/catalogue/product'
import { expect, test } from 'vitest'
import { draftProblems, totalProblem } from './draft-problems.ts'
import { emptyDraft, type OrderDraft } from './order-draft.ts'

const line = { key: 'a', productId: 'tee', quantity: 2, size: '', color: 'black', placement: '', design: '' } as const
const tee = { sizes: ['M'], colors: ['black'], isCustomizable: true } as unknown as Product
const customer = { userId: null, name: 'Ravi', phone: '98450 11223', email: '' }
const address = { address: '12 MG Road', city: 'Pune', state: 'Maharashtra', postalCode: '411001', country: 'India' }
const fieldsOf = (draft: OrderDraft) => Object.keys(draftProblems(draft, () => tee)).sort()

test('everything that an order lacks is marked at once: choices, customer, address, discount', () => {
  const draft: OrderDraft = { ...emptyDraft, lines: [line], discount: { amount: 'ten', reason: '' } }
  expect(fieldsOf(draft)).toEqual([
    'contact.name',
    'contact.phone',
    'discount.amount',
    'discount.reason',
    'goods.lines.0.placement',
    'goods.lines.0.size',
    'shippingAddress.address',
    'shippingAddress.city',
    'shippingAddress.postalCode',
  ])
})

test('a customer who collects gives an address for the bill from ₹50,000 on, or for a company, and one to whom it is sent none', () => {
  const lines = [{ ...line, size: 'M', placement: 'Left' }] as const
  const collected: OrderDraft = { ...emptyDraft, customer, lines, isShipped: false }
  const fields = (draft: OrderDraft, total: number) => Object.keys(draftProblems(draft, () => tee, total)).sort()
  const missing = ['billingAddress.address', 'billingAddress.city', 'billingAddress.postalCode']
  expect(fields(collected, 49_999.99)).toEqual([])
  expect(fields(collected, 50_000)).toEqual(missing)
  expect(fields({ ...collected, address }, 50_000)).toEqual([])
  const extras = { ...collected.extras, hasCompany: true, companyName: 'Kaveri College', gstin: '29AAACT0000A1ZB' }
  expect(fields({ ...collected, extras }, 100)).toEqual(missing)
  expect(fields({ ...collected, isShipped: true, address, extras }, 50_000)).toEqual([])
})

test('an order without items is still told what else it lacks', () => {
  expect(fieldsOf({ ...emptyDraft, address })).toEqual(['contact.name', 'contact.phone'])
  expect(fieldsOf({ ...emptyDraft, customer, address })).toEqual([])
})

test('a shirt with a shop print needs no placement, unless a design is added to it', () => {
  const printed = { ...tee, printedSides: ['front'] } as Product
  const fields = (design: string) => {
    const lines = [{ ...line, size: 'M', design } as const]
    return Object.keys(draftProblems({ ...emptyDraft, customer, address, lines }, () => printed))
  }
  expect(fields('')).toEqual([])
  expect(fields('sun')).toEqual(['goods.lines.0.placement'])
})

test('pieces stay as typed, and invalid numbers are refused with a message; lines of a product share its stock', () => {
  const problems = (...quantities: number[]) => {
    const lines = quantities.map((quantity) => ({ ...line, quantity, size: 'M', placement: 'Left' as const }))
    return draftProblems({ ...emptyDraft, customer, address, lines }, () => ({ ...tee, stock: 12 }))
  }
  expect(problems(12)).toEqual({})
  expect(problems(2000)).toEqual({ 'goods.lines.0.quantity': 'At most 1,000 pieces' })
  expect(problems(2.5)).toEqual({ 'goods.lines.0.quantity': 'A whole number of pieces' })
  expect(problems(7, 6)).toEqual({
    'goods.lines.0.quantity': 'Only 12 left in stock',
    'goods.lines.1.quantity': 'Only 12 left in stock',
  })
})

test('a bulk order lacks its placements and the choices of each line; a complete one lacks nothing', () => {
  const bulk: OrderDraft = { ...emptyDraft, kind: 'bulk', customer, address, lines: [line] }
  expect(fieldsOf(bulk)).toEqual(['goods.lines.0.size', 'goods.placements'])
  expect(fieldsOf({ ...bulk, placements: ['Left'], lines: [{ ...line, size: 'xS' }] })).toEqual([])
})

test('an impossible total is refused with a message', () => {
  expect(totalProblem(1_000_000_000)).toBeUndefined()
  expect(totalProblem(1_000_000_000.5)).toBe('The total is too high. At most 100 crore rupees.')
})
