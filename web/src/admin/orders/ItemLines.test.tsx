import type { OrderItem } from '@teeshala/contract/orders/order'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ItemLines } from './ItemLines.tsx'

const shown = (count: number) => {
  const items = Array.from({ length: count }, (_, n) => ({ _id: `${n}`, name: `Tee ${n}`, qty: 2, price: 100 }))
  return renderToStaticMarkup(<ItemLines items={items as OrderItem[]} />)
}

test('the list names every item of a normal order; of a very long one the first six and the number of others', () => {
  expect(shown(7)).toContain('Tee 6')
  expect(shown(7)).not.toContain('more items')
  expect(shown(25)).toContain('Tee 5')
  expect(shown(25)).not.toContain('Tee 6')
  expect(shown(25)).toContain('+19 more items')
})
