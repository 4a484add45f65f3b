import { expect, test } from 'vitest'
import { reprintShortage } from './reprint-stock.ts'

const tee = { _id: 'tee', name: 'Kolam Tee', stock: 2 }
const polo = { _id: 'polo', name: 'Mayur Polo', stock: 0 }

test.each([
  ['as many pieces as there are', { tee: 2 }, [tee], undefined],
  ['one piece too many', { tee: 3 }, [tee], 'Kolam Tee (2 left, 3 needed)'],
  ['several products', { tee: 3, polo: 1 }, [tee, polo], 'Kolam Tee (2 left, 3 needed), Mayur Polo (0 left, 1 needed)'],
  ['a product that is no longer sold', { gone: 5 }, [undefined], undefined],
  ['nothing but paper', {}, [], undefined],
] as const)('a reprint of %s is short of what is not in stock', (_, pieces, products, short) => {
  const refusal = reprintShortage(new Map(Object.entries(pieces)), products)
  expect(refusal?.slice(0, refusal.indexOf('. '))).toBe(short && `Not enough in stock: ${short}`)
})
