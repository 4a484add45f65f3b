import * as z from 'zod/mini'
import type { Stars } from './review.ts'

/** How many reviews of a product gave one star, two, … five. */
export const RatingCounts = z.array(z.int().check(z.gte(0))).check(z.length(5))
export type RatingCounts = z.infer<typeof RatingCounts>

const none: RatingCounts = [0, 0, 0, 0, 0]

/** Returns the counts after a review was added (`from` missing), removed (`to` missing) or changed its stars; never below zero. */
export function recounted(
  counts: RatingCounts | undefined,
  { from, to }: { readonly from?: Stars | undefined; readonly to?: Stars | undefined },
): RatingCounts {
  return (counts ?? none).map((count, index) => {
    const left = from === index + 1 ? Math.max(0, count - 1) : count
    return to === index + 1 ? left + 1 : left
  })
}

/** Returns the number of reviews and their mean to one decimal; undefined if there are none. */
export function ratingOf(counts: RatingCounts): { readonly rating: number; readonly reviewCount: number } | undefined {
  const reviewCount = counts.reduce((sum, count) => sum + count, 0)
  if (reviewCount === 0) return undefined
  const sum = counts.reduce((all, count, index) => all + count * (index + 1), 0)
  return { rating: Math.round((sum * 10) / reviewCount) / 10, reviewCount }
}
