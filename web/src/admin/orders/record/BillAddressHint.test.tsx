import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BillAddressHint } from './BillAddressHint.tsx'

const said = (more: Partial<AnyOrder>) => {
  const order = { _id: 'TB1', kind: 'bulk', status: 'Pending', shippingAddress: null, totalPrice: 50_000, ...more }
  return renderToStaticMarkup(<BillAddressHint order={order as AnyOrder} />)
}

test('staff are asked for the address on a large invoice of an order to be collected', () => {
  expect(said({})).toContain('names the buyer’s address')
  expect(said({ totalPrice: 49_999.99 })).toBe('')
  expect(said({ status: 'Completed' })).toBe('')
})
