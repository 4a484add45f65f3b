import { formatCount } from '../count-format.ts'

/** The author shown if they gave no name or deleted their account. */
export const someCustomer = 'A customer'

/** Returns a number of reviews as text: '1 review', '1,204 reviews'. */
export function reviewsInWords(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`
}

/** Returns the public name of an author: the first name and the initial of the last. */
export function authorOf(name: string): string {
  const [first, ...others] = name.split(/\s+/).filter(Boolean)
  if (!first) return someCustomer
  const [initial] = others.at(-1) ?? ''
  return initial ? `${first} ${initial}.` : first
}
