import { Alert, Button, Group } from '@mantine/core'
import type { QueryKey } from '@tanstack/react-query'
import type { OrderedProductReview } from '@teeshala/contract/reviews/review'
import { useRef, useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { ProductPicture } from '../../../shared/catalogue/product-card/ProductPicture.tsx'
import { bySecret } from '../../../shared/link-secrets/link-secrets.ts'
import { ReviewPhoto } from '../../../shared/reviews/ReviewPhoto.tsx'
import { StarRow } from '../../../shared/reviews/StarRow.tsx'
import { Link } from '../../../shared/routing/Link.tsx'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { useFocusAfter } from '../../../shared/ui/focus/use-focus-after.ts'
import { SmallButton } from '../../../shared/ui/SmallButton.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import { ReviewForm } from './ReviewForm.tsx'
import classes from './reviews.module.css'

type RateProductProps = {
  orderId: string
  token: string | null
  product: OrderedProductReview
  /** The query of the list that contains the product. */
  queryKey: QueryKey
}

/** A delivered product: asks for a review, or shows the existing one. */
export function RateProduct({ orderId, token, product, queryKey }: RateProductProps) {
  const { productId, productName, image, review } = product
  const [isWriting, setIsWriting] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusAfter(isWriting, opener)
  // The delete button disappears with the review.
  useFocusAfter(review !== null, opener)
  const ask = { params: { id: orderId, productId }, ...bySecret(token) }
  const keep = (changed: OrderedProductReview) => {
    queryClient.setQueryData(queryKey, (known: OrderedProductReview[] = []) =>
      known.map((each) => (each.productId === productId ? changed : each)),
    )
    void invalidate(queryKeys.reviews(productId), queryKeys.product(productId))
  }
  const remove = useAction({
    act: () => api('deleteReview', ask),
    failed: texts.yourReviewCouldNotBeDeleted,
    onSuccess: () => {
      setIsDeleting(false)
      keep({ ...product, review: null })
      toast.good(texts.yourReviewIsDeleted)
    },
  })
  return (
    <li className={classes.product}>
      <ProductPicture src={image || undefined} alt="" sizes="4rem" className={classes.picture} />
      <div className={classes.said}>
        <Link to={`/product/${productId}`} className={classes.name}>
          {productName}
        </Link>
        {!isWriting && review && (
          <>
            <StarRow rating={review.rating} />
            {review.text && <p className={classes.text}>{review.text}</p>}
            {review.photos.length > 0 && (
              <ul className={classes.photos}>
                {review.photos.map((photo, index) => (
                  <li key={photo._id} className={classes.photo}>
                    <ReviewPhoto
                      reviewId={review._id}
                      photo={photo}
                      alt={texts.photoNumber(index + 1, productName)}
                      isHidden={review.isHidden}
                    />
                  </li>
                ))}
              </ul>
            )}
            {review.isHidden && (
              <Alert color="marigold">
                {texts.thisReviewIsNotShownOnOurSite} {review.hiddenReason}
              </Alert>
            )}
            {review.answer && (
              <p className={classes.text}>
                <strong>{texts.weAnswered}</strong> {review.answer}
              </p>
            )}
          </>
        )}
        {isWriting ? (
          <ReviewForm
            keptAs={`review:${orderId}:${productId}`}
            productName={productName}
            review={review}
            send={(body, bearer) => api('writeReview', { ...ask, ...bearer, body })}
            onSaved={(changed) => {
              keep(changed)
              setIsWriting(false)
              toast.good(review ? texts.yourReviewIsSaved : texts.thankYouForYourReview)
            }}
            onCancel={() => setIsWriting(false)}
          />
        ) : (
          <Group gap="xs">
            <Button
              ref={opener}
              variant="default"
              size={review ? 'compact-md' : 'sm'}
              aria-label={review ? texts.editYourReviewOf(productName) : texts.writeAReviewOf(productName)}
              onClick={() => setIsWriting(true)}
            >
              {review ? texts.edit : texts.writeAReview}
            </Button>
            {review && (
              <SmallButton
                variant="subtle"
                aria-label={texts.deleteYourReviewOf(productName)}
                onClick={() => {
                  remove.setError(undefined)
                  setIsDeleting(true)
                }}
              >
                {texts.deleteLabel}
              </SmallButton>
            )}
          </Group>
        )}
      </div>
      {isDeleting && (
        <ConfirmDialog
          title={texts.deleteYourReview}
          confirm={texts.deleteReview}
          onConfirm={() => remove.run()}
          onClose={() => setIsDeleting(false)}
          action={remove}
        >
          <p>{texts.itWillBeRemovedFromTheProducts}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
