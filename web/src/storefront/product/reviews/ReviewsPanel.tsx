import { Button, NativeSelect, Skeleton, Text } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import type { Review, ReviewSort } from '@teeshala/contract/reviews/review'
import { reviewsInWords } from '@teeshala/contract/reviews/review-words'
import { useState } from 'react'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { listQuery } from '../../../shared/api/list-query.ts'
import { queryKeys } from '../../../shared/api/query-keys.ts'
import { StarRow } from '../../../shared/reviews/StarRow.tsx'
import { formatDay } from '../../../shared/ui/day.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { Histogram } from './Histogram.tsx'
import classes from './ReviewsPanel.module.css'

const reviewsQuery = (id: string, sort: ReviewSort) =>
  listQuery('listReviews', {
    queryKey: queryKeys.reviews(id, sort),
    params: { id },
    query: { sort },
    limit: 10,
    isPublic: true,
  })

/** What buyers say of a product: all of it in figures, and the reviews page by page. */
export function ReviewsPanel({ product }: { product: Product }) {
  const { ratingCounts, rating, reviewCount } = product
  if (!ratingCounts) return <Text>No reviews yet. Buyers can write one once their order has arrived.</Text>
  return (
    <div className={classes.reviews}>
      <div className={classes.summary}>
        <p className={classes.mean}>
          <strong>{rating}</strong>
          <StarRow rating={rating} size={22} />
          <span>{reviewsInWords(reviewCount)}, all from verified buyers</span>
        </p>
        <Histogram counts={ratingCounts} />
      </div>
      <ReviewList productId={product._id} />
    </div>
  )
}

function ReviewList({ productId }: { productId: string }) {
  const [sort, setSort] = useState<ReviewSort>('newest')
  const { data, error, status, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    reviewsQuery(productId, sort),
  )
  const reviews = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className={classes.list}>
      <NativeSelect
        aria-label="Sort reviews"
        maw="14rem"
        value={sort}
        onChange={({ target }) => setSort(target.value as ReviewSort)}
        data={[
          { value: 'newest', label: 'Newest first' },
          { value: 'highest', label: 'Highest rated first' },
          { value: 'lowest', label: 'Lowest rated first' },
        ]}
      />
      {status === 'pending' && <Skeleton height="10rem" aria-busy />}
      {status === 'error' && (
        <Notice isError title="Oops!" text={sentenceFor(error, 'Failed to load reviews. Please try again later.')}>
          <Button onClick={() => refetch()}>Try Again</Button>
        </Notice>
      )}
      {status === 'success' && reviews.length === 0 && <Text>No reviews yet.</Text>}
      {reviews.length > 0 && (
        <ul className={classes.entries} aria-label="Reviews">
          {reviews.map((review) => (
            <ReviewEntry key={review._id} review={review} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show more reviews
        </Button>
      )}
    </div>
  )
}

function ReviewEntry({ review: { author, rating, text, answer, createdAt } }: { review: Review }) {
  return (
    <li>
      <p className={classes.head}>
        <StarRow rating={rating} /> <strong>{author}</strong> <span>{formatDay(createdAt)}</span>
      </p>
      {text && <p className={classes.text}>{text}</p>}
      {answer && (
        <p className={classes.answer}>
          <strong>The shop answered:</strong> {answer}
        </p>
      )}
    </li>
  )
}
