import { Group } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDay } from '@teeshala/contract/date-format'
import type { StaffReview } from '@teeshala/contract/reviews/review'
import { type ComponentProps, useState } from 'react'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { PagedRecords } from '../../shared/admin/records/PagedRecords.tsx'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { orderRecordPath } from '../../shared/orders/order-record-path.ts'
import { StarRow } from '../../shared/reviews/StarRow.tsx'
import { Link } from '../../shared/routing/Link.tsx'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import * as texts from '../../texts/admin/reviews.ts'
import { ReviewActions } from './ReviewActions.tsx'
import classes from './ReviewsPage.module.css'
import { StaffPhotos } from './StaffPhotos.tsx'

/** Buyers' reviews, newest first. */
const staffReviewsQuery = (filter: string) =>
  listQuery('listStaffReviews', { queryKey: queryKeys.staffReviews(filter), query: { filter }, limit: 25 })

const filters = [
  { value: 'unanswered', label: texts.notAnswered },
  { value: 'low', label: texts.oneOrTwoStars },
  { value: 'hidden', label: texts.hidden },
]

const empty: Readonly<Record<string, string>> = {
  unanswered: texts.everyReviewIsAnswered,
  low: texts.noReviewsWithOneOrTwo,
  hidden: texts.noReviewIsHidden,
}

const columnsOf = (onHold: ComponentProps<typeof ReviewActions>['onHold']): RecordColumn<StaffReview>[] => [
  {
    header: texts.product,
    inCard: 'title',
    cell: ({ productId, productName }) => (
      <Link to={`/product/${productId}?tab=reviews`} className={classes.product}>
        {productName}
      </Link>
    ),
  },
  { header: texts.date, inCard: 'aside', inTable: 'whole', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: texts.review,
    cell: (review) => <Words review={review} />,
  },
  {
    header: texts.order,
    inTable: 'whole',
    cell: ({ orderId }) => (
      <Link to={orderRecordPath(orderId)} className={classes.order}>
        {orderId}
      </Link>
    ),
  },
  { header: texts.actions, cell: (review) => <ReviewActions review={review} onHold={onHold} /> },
]

/** Buyers' reviews; staff answer them, and hide unacceptable ones. */
export function ReviewsPage() {
  const filter = useAddress().readOne('filter', filters)
  const list = useInfiniteQuery(staffReviewsQuery(filter))
  const listed = list.data?.pages.flatMap(({ items }) => items) ?? []
  // A colleague's answer removes a review from a filtered list; input about it must not disappear with it.
  const [held, setHeld] = useState<StaffReview>()
  const isOff = held !== undefined && !listed.some(({ _id }) => _id === held._id)
  return (
    <>
      <PageTitle title={texts.reviews} />
      <Group component="search" mb="md">
        <AddressSelect name="filter" label={texts.whichReviews} all={texts.allReviews} options={filters} />
      </Group>
      <PagedRecords
        list={list}
        label={texts.reviews}
        columns={columnsOf(setHeld)}
        records={isOff ? [held, ...listed] : listed}
        failed={texts.failedToLoadReviews}
        empty={{ title: empty[filter] ?? texts.noReviewsYet }}
        more={texts.showOlderReviews}
      />
    </>
  )
}

function Words({ review }: { review: StaffReview }) {
  const { author, rating, text, photos, answer, isHidden, hiddenReason } = review
  return (
    <div className={classes.words}>
      <span>
        <StarRow rating={rating} size={16} /> {author}
      </span>
      {text && <span className={classes.text}>{text}</span>}
      {photos.length > 0 && <StaffPhotos review={review} />}
      {answer && (
        <span className={classes.text}>
          <strong>{texts.answerLabel}</strong> {answer}
        </span>
      )}
      {isHidden && (
        <span className={classes.text}>
          <strong>{texts.hiddenLabel}</strong> {hiddenReason}
        </span>
      )}
    </div>
  )
}
