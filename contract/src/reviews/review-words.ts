import { formatCount } from '../count-format.ts'

/** Under whose name a review stands whose author has none, or has deleted the account. */
export const someCustomer = 'A customer'

/** Returns so many reviews in words: '1 review', '1,204 reviews'. */
export function reviewsInWords(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`
}

/** Returns the name under which everybody reads a review: the first name, and of the last its initial. */
export function authorOf(name: string): string {
  const [first, ...others] = name.split(/\s+/).filter(Boolean)
  if (!first) return someCustomer
  const [initial] = others.at(-1) ?? ''
  return initial ? `${first} ${initial}.` : first
}
