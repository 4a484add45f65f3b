import { formatCount } from '../count-format.ts'

/** Returns so many reviews in words: '1 review', '1,204 reviews'. */
export function reviewsInWords(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`
}
