import { Button, NativeSelect, Skeleton, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import { formatDay } from '@teeshala/contract/date-format'
import type { Review, ReviewSort } from '@teeshala/contract/reviews/review'
import { reviewsInWords } from '@teeshala/contract/reviews/review-words'
import { useState } from 'react'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { StarRow } from '../../../shared/reviews/StarRow.tsx'
import { FailedNotice } from '../../../shared/ui/FailedNotice.tsx'
import * as texts from '../../../texts/storefront/product.ts'
import { Histogram } from './Histogram.tsx'
import { ReviewPhotos } from './ReviewPhotos.tsx'
import classes from './ReviewsPanel.module.css'

const reviewsQuery = (id: string, sort: ReviewSort) =>
  listQuery('listReviews', {
    queryKey: queryKeys.reviews(id, sort),
    params: { id },
    query: { sort },
    limit: 10,
    isPublic: true,
  })

/** A product's reviews: figures, and the reviews page by page. */
export function ReviewsPanel({ product }: { product: Product }) {
  const { ratingCounts, rating, reviewCount } = product
  if (!ratingCounts) return <Text>{texts.noReviewsYet}</Text>
  return (
    <div className={classes.reviews}>
      <div className={classes.summary}>
        <p className={classes.mean}>
          <strong>{rating}</strong>
          <StarRow rating={rating} size={22} />
          <span>{texts.allFromVerifiedBuyers(reviewsInWords(reviewCount))}</span>
        </p>
        <Histogram counts={ratingCounts} />
      </div>
      <ReviewList product={product} />
    </div>
  )
}

function ReviewList({ product: { _id: productId, name } }: { product: Product }) {
  const [sort, setSort] = useState<ReviewSort>('newest')
  const { data, error, status, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery(reviewsQuery(productId, sort))
  const reviews = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className={classes.list}>
      <NativeSelect
        aria-label={texts.sortReviews}
        maw="14rem"
        value={sort}
        onChange={({ target }) => setSort(target.value as ReviewSort)}
        data={[
          { value: 'newest', label: texts.newestFirst },
          { value: 'highest', label: texts.highestRatedFirst },
          { value: 'lowest', label: texts.lowestRatedFirst },
        ]}
      />
      {status === 'pending' && <Skeleton height="10rem" aria-busy />}
      {status === 'error' && !data && (
        <FailedNotice text={sentenceFor(error, texts.failedToLoadReviews)} onRetry={() => refetch()} />
      )}
      {data && reviews.length === 0 && <Text>{texts.noReviewsYetLabel}</Text>}
      {reviews.length > 0 && (
        <ul className={classes.entries} aria-label={texts.reviews}>
          {reviews.map((review) => (
            <ReviewEntry key={review._id} review={review} productName={name} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {texts.showMoreReviews}
        </Button>
      )}
      {isFetchNextPageError && (
        <Text c="var(--mantine-color-error)" role="alert">
          {texts.failedToLoadReviews}
        </Text>
      )}
    </div>
  )
}

function ReviewEntry({ review, productName }: { review: Review; productName: string }) {
  const { author, rating, text, photos, answer, createdAt } = review
  return (
    <li>
      <p className={classes.head}>
        <StarRow rating={rating} /> <strong>{author}</strong> <span>{formatDay(createdAt)}</span>
      </p>
      {text && <p className={classes.text}>{text}</p>}
      {photos.length > 0 && <ReviewPhotos review={review} productName={productName} />}
      {answer && (
        <p className={classes.answer}>
          <strong>{texts.theShopAnswered}</strong> {answer}
        </p>
      )}
    </li>
  )
}
