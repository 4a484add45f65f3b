import { expect, test } from 'vitest'
import { listingOf, searchWith } from './listing-address.ts'

const of = (address: string, page = {}) =>
  Object.fromEntries(Object.entries(listingOf(new URLSearchParams(address), page)).filter(([, value]) => value))

test('an address contains type, category, season, search and order', () => {
  expect(of('type=Polo&category=Men&seasonal=true&q=peacock&sort=-price')).toEqual({
    type: 'Polo',
    category: 'Men',
    seasonal: true,
    q: 'peacock',
    sort: '-price',
  })
})

test('an address contains sizes, colours, fabrics, countries and prices, and a search can be sorted by date', () => {
  expect(
    of(
      'sizes=M,XL&colors=black&fabrics=Cotton blend&countries=India,Sri Lanka&minPrice=300&maxPrice=499&q=tee&sort=newest',
    ),
  ).toEqual({
    sizes: 'M,XL',
    colors: 'black',
    fabrics: 'Cotton blend',
    countries: 'India,Sri Lanka',
    minPrice: '300',
    maxPrice: '499',
    q: 'tee',
    sort: 'newest',
  })
  expect(of('q=tee&sort=relevance').sort).toBeUndefined()
})

test('a mistyped address still shows a list', () => {
  expect(
    of(
      'category=Cats&sort=cheap&seasonal=yes&type=&sizes=9,Q&colors=a/b&fabrics=Gold&countries=Atlantis&minPrice=-1&maxPrice=x',
    ),
  ).toEqual({})
  expect(of(`q=${'x'.repeat(500)}`).q).toHaveLength(100)
})

test('a category page keeps to its category, whatever the address says', () => {
  expect(of('category=Men&type=Polo', { category: 'Kids' })).toEqual({ category: 'Kids', type: 'Polo' })
})

test('defaults are left out of the address', () => {
  expect(searchWith(new URLSearchParams('type=Polo&q=x'), { type: undefined })).toBe('?q=x')
  expect(searchWith(new URLSearchParams('type=Polo'), { type: undefined })).toBe('')
})
