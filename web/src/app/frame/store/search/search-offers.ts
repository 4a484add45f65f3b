import type { Product } from '@teeshala/contract/catalogue/product'
import type { Suggestions } from '@teeshala/contract/search/search-calls'
import { soughtPageLinks } from '../../../../shared/catalogue/sought-pages.ts'
import * as texts from '../../../../texts/frame/store.ts'
import { otherPages } from '../../../../texts/shared/search.ts'

/** A suggestion: a product with its picture, or a link to a listing. */
export type SearchOffer = { id: string; to: string; label: string; product?: Product }
export type OfferGroup = { title: string; entries: readonly SearchOffer[] }

export const resultsOf = (q: string) => `/products?q=${encodeURIComponent(q)}`

/** The most visited categories. */
const shelves: OfferGroup = {
  title: texts.popular,
  entries: [
    { id: 'best', to: '/products?best=true', label: texts.bestSellers },
    { id: 'men', to: '/category/men', label: texts.tShirtsForMen },
    { id: 'women', to: '/category/women', label: texts.tShirtsForWomen },
    { id: 'kids', to: '/category/kids', label: texts.tShirtsForKids },
    { id: 'design', to: '/design-your-own', label: texts.designYourOwn },
  ],
}

const offerOf = (product: Product): SearchOffer => ({
  id: product._id,
  to: `/product/${product._id}`,
  label: product.name,
  product,
})

const mostViewed = 3

/** Before typing: recently viewed products, and the most visited categories. */
export const beforeTyping = (viewed: readonly Product[]): OfferGroup[] =>
  viewed.length === 0
    ? [shelves]
    : [{ title: texts.recentlyViewed, entries: viewed.slice(0, mostViewed).map(offerOf) }, shelves]

/** Returns the suggestions for the typed text by kind. */
export function offersFor(q: string, { products, types, instead }: Suggestions): OfferGroup[] {
  const groups: OfferGroup[] = [
    {
      title: otherPages,
      entries: soughtPageLinks(q).map(({ to, label }) => ({ id: `page-${to}`, to, label })),
    },
    {
      title: texts.didYouMean,
      entries: instead.map((words) => ({ id: `instead-${words}`, to: resultsOf(words), label: words })),
    },
    { title: texts.products, entries: products.map(offerOf) },
    {
      title: texts.inLabel,
      entries: types.map((type) => ({
        id: `type-${type}`,
        to: `${resultsOf(q)}&type=${encodeURIComponent(type)}`,
        label: type,
      })),
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
