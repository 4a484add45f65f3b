import { expect, test } from 'vitest'
import { emptyDraft, type OrderDraft } from './order-draft.ts'
import { unchangedErrors } from './unchanged-errors.ts'

const line = { key: 'a', productId: 'tee', quantity: 2, size: '', color: '', placement: '', design: '' } as const
const draft: OrderDraft = { ...emptyDraft, kind: 'bulk', lines: [line] }
const errors = {
  'goods.lines.0.size': 'Choose a size',
  'goods.lines.0.color': 'Choose a colour',
  'goods.placements': 'Choose a placement',
  'designs.0.path': 'The file is not there',
  'contact.name': 'Enter the customer’s name',
  'shippingAddress.city': 'Enter the city',
  'company.gstin': 'Not a GSTIN',
  neededBy: 'This day cannot be met',
  'discount.amount': 'An amount',
}

test.each<[string, Partial<OrderDraft>]>([
  ['goods.lines.0.size', { lines: [{ ...line, size: 'M' }] }],
  ['goods.placements', { placements: ['Left'] }],
  ['designs.0.path', { designs: { Left: { upload: 'sun', acceptsPoorPrint: false } } }],
  ['contact.name', { customer: { ...draft.customer, name: 'Ravi' } }],
  ['shippingAddress.city', { address: { ...draft.address, city: 'Pune' } }],
  ['discount.amount', { discount: { amount: '150', reason: '' } }],
])('a changed field loses its error at once, and no other does: %s', (field, change) => {
  expect(Object.keys(unchangedErrors(errors, draft, { ...draft, ...change }))).toEqual(
    Object.keys(errors).filter((path) => path !== field),
  )
})

test('an untouched order keeps all its errors', () => {
  expect(unchangedErrors(errors, draft, { ...draft })).toEqual(errors)
})
