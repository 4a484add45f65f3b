import { Button, Group } from '@mantine/core'
import type { OrderedProductReview, ReviewRequest, Stars } from '@teeshala/contract/reviews/review'
import { maxReviewText } from '@teeshala/contract/reviews/review'
import { maxReviewPhotos } from '@teeshala/contract/reviews/review-photo'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { guestBearer } from '../../../shared/ordering/contact/guest-bearer.ts'
import { onceChecked } from '../../../shared/orders/once-checked.ts'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import { GrowingTextarea } from '../../../shared/ui/fields/GrowingTextarea.tsx'
import { UploadMissing } from '../../../shared/uploads/run-uploads.ts'
import { useIsReading } from '../../../shared/uploads/use-is-reading.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import { PhotoChoice } from '../photos/PhotoChoice.tsx'
import { usePhotos } from '../photos/use-photos.ts'
import classes from './reviews.module.css'
import { StarChoice } from './StarChoice.tsx'

type ReviewFormProps = {
  /** Under which what was typed is kept while a session that has ended is begun anew. */
  keptAs: string
  productName: string
  review: OrderedProductReview['review']
  /** `bearer` proves a guest's ownership of uploaded photos. */
  send: (request: ReviewRequest, bearer: Awaited<ReturnType<typeof guestBearer>>) => Promise<OrderedProductReview>
  onSaved: (changed: OrderedProductReview) => void
  onCancel: () => void
}

/** Stars, text and photos. Input stays if the call fails. */
export function ReviewForm({ keptAs, productName, review, send, onSaved, onCancel }: ReviewFormProps) {
  const [{ rating, text }, setSaid] = useKeptFields<{ rating: Stars | null; text: string }>(keptAs, {
    rating: review?.rating ?? null,
    text: review?.text ?? '',
  })
  const isReading = useIsReading()
  const [isAsked, setIsAsked] = useState(false)
  const [ids, setIds] = useState<readonly string[]>([])
  const photos = usePhotos({
    had: review?.photos ?? [],
    ids,
    onIds: setIds,
    most: maxReviewPhotos,
    onlyFit: texts.onlyThreePhotosFit,
  })
  const { run, isPending, error } = useAction({
    act: async (said: Pick<ReviewRequest, 'rating' | 'text'>) => {
      const request = { ...said, photos: await photos.settle() }
      const bearer = await guestBearer(request.photos.length > 0)
      return onceChecked(() => send(request, bearer))
    },
    failed: (failure) =>
      failure instanceof UploadMissing
        ? texts.aPhotoDidNotUpload
        : sentenceFor(failure, texts.yourReviewCouldNotBeSaved),
    onSuccess: (changed) => {
      photos.forget()
      onSaved(changed)
    },
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusStars(form.current), [])
  const cancel = () => {
    photos.forget()
    onCancel()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(rating === null)
    if (rating === null) return focusStars(form.current)
    void run({ rating, text })
  }
  return (
    <form ref={form} onSubmit={save} noValidate className={classes.form} aria-label={texts.yourReviewOf(productName)}>
      <StarChoice
        value={rating ?? undefined}
        onChange={(stars) => setSaid({ rating: stars, text })}
        isAsked={isAsked}
      />
      <GrowingTextarea
        label={texts.yourReview}
        description={texts.fitFabricPrintDelivery}
        minRows={3}
        maxRows={10}
        maxLength={maxReviewText}
        value={text}
        onChange={({ target }) => setSaid({ rating, text: target.value })}
      />
      <PhotoChoice
        subject={productName}
        hint={texts.upToThreePhotosShownToEveryone}
        reviewId={review?._id}
        isHidden={review?.isHidden ?? false}
        photos={photos}
      />
      <ErrorAlert error={error} />
      <Group gap="xs">
        <Button type="submit" loading={isPending || isReading}>
          {review ? texts.saveReview : texts.publishReview}
        </Button>
        <Button variant="default" onClick={cancel}>
          {texts.cancel}
        </Button>
      </Group>
    </form>
  )
}

/** Scrolls to the stars and their error, and focuses the chosen one, else the first. */
function focusStars(form: Element | null): void {
  const stars = [...(form?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])]
  const star = stars.find(({ checked }) => checked) ?? stars[0]
  star?.closest('fieldset')?.scrollIntoView({ block: 'nearest' })
  star?.focus({ preventScroll: true })
}
