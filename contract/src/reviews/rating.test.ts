import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ratingOf, recounted } from './rating.ts'
import { ModerateReviewRequest, ReviewRequest, type Stars, stars } from './review.ts'
import { authorOf } from './review-words.ts'

const star = fc.constantFrom<Stars>(...stars)

it('the figures of a product match its reviews, in whatever order they were added, changed and removed', () => {
  const changes = fc.array(fc.tuple(fc.nat(4), fc.option(star, { nil: undefined })), { maxLength: 60 })
  fc.assert(
    fc.property(changes, (all) => {
      const given = new Map<number, Stars>()
      let counts: ReturnType<typeof recounted> | undefined
      for (const [buyer, to] of all) {
        counts = recounted(counts, { from: given.get(buyer), to })
        if (to) given.set(buyer, to)
        else given.delete(buyer)
      }
      const left = [...given.values()]
      const mean = left.reduce<number>((sum, each) => sum + each, 0) / left.length
      const figures = left.length === 0 ? undefined : { rating: Math.round(mean * 10) / 10, reviewCount: left.length }
      expect(counts && ratingOf(counts)).toEqual(figures)
    }),
  )
})

it.each([{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { rating: '5' }, {}, { rating: 5, text: 'x'.repeat(1501) }])(
  'a review is refused with %j',
  (request) => {
    expect(ReviewRequest.safeParse(request).success).toBe(false)
  },
)

it('a review can be hidden only with a reason', () => {
  expect(ModerateReviewRequest.safeParse({ isHidden: true }).success).toBe(false)
  expect(ModerateReviewRequest.safeParse({ isHidden: true, reason: 'Names a person' }).success).toBe(true)
  expect(ModerateReviewRequest.safeParse({ isHidden: false }).success).toBe(true)
})

it.each([
  ['Asha Rao', 'Asha R.'],
  ['  Karthik  Raja  Subramanian ', 'Karthik S.'],
  ['Imran', 'Imran'],
  ['', 'A customer'],
])('%j appears on a review as %j, never as the full name', (name, author) => {
  expect(authorOf(name)).toBe(author)
})
