import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EwayBill } from './EwayBill.tsx'

const order = { kind: 'bulk', status: 'In Production', totalPrice: 50_000.01, shippingAddress: {} }
const markupOf = (changes: object) =>
  renderToStaticMarkup(<EwayBill order={{ ...order, ...changes } as unknown as AnyOrder} />)

test('staff are reminded of the e-way bill of a parcel above ₹50,000, until it has left', () => {
  expect(markupOf({})).toContain('make an e-way bill')
  expect(markupOf({ totalPrice: 50_000 })).toBe('')
  expect(markupOf({ status: 'Completed' })).toBe('')
  expect(markupOf({ shippingAddress: null })).toBe('')
})
