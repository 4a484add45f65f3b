import { Alert, Button, Group } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { OrderedProductReview } from '@teeshala/contract/reviews/review'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { api } from '../../../shared/api/api.ts'
import { queryKeys } from '../../../shared/api/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { ProductPicture } from '../../../shared/catalogue/ProductPicture.tsx'
import { StarRow } from '../../../shared/reviews/StarRow.tsx'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import classes from './reviews.module.css'

type RateProductProps = {
  orderId: string
  token: string | null
  product: OrderedProductReview
  /** Of the list that the product stands in. */
  queryKey: QueryKey
}

/** A product that somebody got: asked for a review, or with the one they wrote. */
export function RateProduct({ orderId, token, product, queryKey }: RateProductProps) {
  const { productId, productName, image, review } = product
  const [isWriting, setIsWriting] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const queryClient = useQueryClient()
  const ask = { params: { id: orderId, productId }, query: { t: token ?? undefined } }
  const keep = (changed: OrderedProductReview) => {
    queryClient.setQueryData(queryKey, (known: OrderedProductReview[] = []) =>
      known.map((each) => (each.productId === productId ? changed : each)),
    )
    void queryClient.invalidateQueries({ queryKey: queryKeys.reviews(productId) })
    void queryClient.invalidateQueries({ queryKey: queryKeys.product(productId) })
  }
  const remove = useAction({
    act: () => api('deleteReview', ask),
    failed: 'Your review could not be deleted. Please try again.',
    onSuccess: () => {
      setIsDeleting(false)
      keep({ ...product, review: null })
    },
  })
  return (
    <li className={classes.product}>
      <ProductPicture src={image || undefined} alt="" sizes="4rem" className={classes.picture} />
      <div className={classes.said}>
        <Link to={`/product/${productId}`} className={classes.name}>
          {productName}
        </Link>
        {isWriting ? (
          <ReviewForm
            productName={productName}
            review={review}
            send={(request) => api('writeReview', { ...ask, body: request })}
            onSaved={(changed) => {
              keep(changed)
              setIsWriting(false)
            }}
            onCancel={() => setIsWriting(false)}
          />
        ) : review ? (
          <>
            <StarRow rating={review.rating} />
            {review.text && <p className={classes.text}>{review.text}</p>}
            {review.isHidden && (
              <Alert color="marigold">This review is not shown on our site: {review.hiddenReason}</Alert>
            )}
            {review.answer && (
              <p className={classes.text}>
                <strong>We answered:</strong> {review.answer}
              </p>
            )}
            <Group gap="xs">
              <Button
                size="compact-md"
                variant="default"
                aria-label={`Edit your review of ${productName}`}
                onClick={() => setIsWriting(true)}
              >
                Edit
              </Button>
              <Button
                size="compact-md"
                variant="subtle"
                aria-label={`Delete your review of ${productName}`}
                onClick={() => setIsDeleting(true)}
              >
                Delete
              </Button>
            </Group>
          </>
        ) : (
          <Button
            variant="default"
            size="sm"
            className={classes.start}
            aria-label={`Write a review of ${productName}`}
            onClick={() => setIsWriting(true)}
          >
            Write a review
          </Button>
        )}
      </div>
      {isDeleting && (
        <ConfirmDialog
          title="Delete your review?"
          confirm="Delete review"
          onConfirm={() => remove.run()}
          onClose={() => setIsDeleting(false)}
          action={remove}
        >
          <p>It will be removed from the product’s page, with its stars. You can write another at any time.</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
