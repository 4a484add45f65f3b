import { Group, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { StaffReview } from '@teeshala/contract/reviews/review'
import { Link } from 'react-router-dom'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { PagedRecords } from '../../shared/admin/PagedRecords.tsx'
import type { RecordColumn } from '../../shared/admin/record-column.ts'
import { orderRecordPath } from '../../shared/orders/order-record-path.ts'
import { StarRow } from '../../shared/reviews/StarRow.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import classes from './ReviewsPage.module.css'
import { staffReviewsQuery } from './review-queries.ts'

const filters = [
  { value: 'unanswered', label: 'Not answered' },
  { value: 'low', label: 'One or two stars' },
  { value: 'hidden', label: 'Hidden' },
]

const empty: Readonly<Record<string, string>> = {
  unanswered: 'Every review is answered.',
  low: 'No reviews with one or two stars.',
  hidden: 'No review is hidden.',
}

const columns: RecordColumn<StaffReview>[] = [
  {
    header: 'Product',
    inCard: 'title',
    cell: ({ productId, productName }) => (
      <Link to={`/product/${productId}?tab=reviews`} className={classes.product}>
        {productName}
      </Link>
    ),
  },
  { header: 'Date', inCard: 'aside', inTable: 'whole', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: 'Review',
    cell: (review) => <Words review={review} />,
  },
  {
    header: 'Order',
    inTable: 'whole',
    cell: ({ orderId }) => (
      <Link to={orderRecordPath(orderId)} className={classes.order}>
        {orderId}
      </Link>
    ),
  },
  { header: 'Actions', cell: (review) => <ReviewActions review={review} /> },
]

/** What buyers say of the products; staff answer, and hide what cannot stand. */
export function ReviewsPage() {
  const filter = useAddress().read('filter')
  const list = useInfiniteQuery(staffReviewsQuery(filter))
  return (
    <>
      <PageHead title="Reviews" />
      <Title order={1} mb="lg">
        Reviews
      </Title>
      <Group component="search" mb="md">
        <AddressSelect name="filter" label="Which reviews" all="All reviews" options={filters} />
      </Group>
      <PagedRecords
        list={list}
        label="Reviews"
        columns={columns}
        records={list.data?.pages.flatMap(({ items }) => items) ?? []}
        failed="Failed to load reviews. Please try again later."
        empty={{ title: empty[filter] ?? 'No reviews yet.' }}
        more="Show older reviews"
      />
    </>
  )
}

function Words({ review: { author, rating, text, answer, isHidden, hiddenReason } }: { review: StaffReview }) {
  return (
    <div className={classes.words}>
      <span>
        <StarRow rating={rating} size={16} /> {author}
      </span>
      {text && <span className={classes.text}>{text}</span>}
      {answer && (
        <span className={classes.text}>
          <strong>Answer:</strong> {answer}
        </span>
      )}
      {isHidden && (
        <span className={classes.text}>
          <strong>Hidden:</strong> {hiddenReason}
        </span>
      )}
    </div>
  )
}
