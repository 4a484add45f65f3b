import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BulkLines } from './BulkLines.tsx'

test('a bulk order says how many pieces it has in total, in the singular for one', () => {
  const sumOf = (quantity: number) => {
    const items = [{ color: 'navy', size: 'M', quantity, placement: 'Left', price: 360 }]
    return renderToStaticMarkup(<BulkLines items={items as BulkOrder['items']} />).match(/<dd>[^<]*<\/dd>/g)
  }
  expect(sumOf(1)).toEqual(['<dd>1 piece</dd>'])
  expect(sumOf(1200)).toEqual(['<dd>1,200 pieces</dd>'])
})
