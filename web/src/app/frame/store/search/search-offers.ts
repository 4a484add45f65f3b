import type { Product } from '@teeshala/contract/catalogue/product'
import type { Suggestions } from '@teeshala/contract/search/search-calls'

/** What the search offers: a product with its picture, or words that lead to a listing. */
export type SearchOffer = { id: string; to: string; label: string; product?: Product }
export type OfferGroup = { title: string; offers: readonly SearchOffer[] }

export const resultsOf = (q: string) => `/products?q=${encodeURIComponent(q)}`

/** Where most visitors go. */
const shelves: OfferGroup = {
  title: 'Popular',
  offers: [
    { id: 'best', to: '/products?best=true', label: 'Best sellers' },
    { id: 'men', to: '/category/men', label: 'T-shirts for men' },
    { id: 'women', to: '/category/women', label: 'T-shirts for women' },
    { id: 'kids', to: '/category/kids', label: 'T-shirts for kids' },
    { id: 'design', to: '/single-order', label: 'Design your own' },
  ],
}

const offerOf = (product: Product): SearchOffer => ({
  id: product._id,
  to: `/product/${product._id}`,
  label: product.name,
  product,
})

const mostViewed = 3

/** Before anything is typed: what was looked at last, and where most visitors go. */
export const beforeTyping = (viewed: readonly Product[]): OfferGroup[] =>
  viewed.length === 0
    ? [shelves]
    : [{ title: 'Recently viewed', offers: viewed.slice(0, mostViewed).map(offerOf) }, shelves]

/** What is offered for what was typed, by kinds. */
export function offersFor(q: string, { products, types, instead }: Suggestions): OfferGroup[] {
  const groups: OfferGroup[] = [
    {
      title: 'Did you mean',
      offers: instead.map((words) => ({ id: `instead-${words}`, to: resultsOf(words), label: words })),
    },
    { title: 'Products', offers: products.map(offerOf) },
    {
      title: 'In',
      offers: types.map((type) => ({
        id: `type-${type}`,
        to: `${resultsOf(q)}&type=${encodeURIComponent(type)}`,
        label: type,
      })),
    },
  ]
  return groups.filter(({ offers }) => offers.length > 0)
}
