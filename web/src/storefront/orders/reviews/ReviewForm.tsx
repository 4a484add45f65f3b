import { Alert, Button, Group, Textarea } from '@mantine/core'
import * as texts from '../../../texts/storefront/orders.ts'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/Input.layer.css'
import type { OrderedProductReview, ReviewRequest, Stars } from '@teeshala/contract/reviews/review'
import { maxReviewText } from '@teeshala/contract/reviews/review'
import { type FormEvent, useState } from 'react'
import { useAction } from '../../../shared/api/use-action.ts'
import classes from './reviews.module.css'
import { StarChoice } from './StarChoice.tsx'

type ReviewFormProps = {
  productName: string
  review: OrderedProductReview['review']
  send: (request: ReviewRequest) => Promise<OrderedProductReview>
  onSaved: (changed: OrderedProductReview) => void
  onCancel: () => void
}

/** Stars and a few words. What was typed stays where the call fails. */
export function ReviewForm({ productName, review, send, onSaved, onCancel }: ReviewFormProps) {
  const [rating, setRating] = useState<Stars | undefined>(review?.rating)
  const [text, setText] = useState(review?.text ?? '')
  const [isAsked, setIsAsked] = useState(false)
  const { run, isPending, error } = useAction({
    act: send,
    failed: texts.yourReviewCouldNotBeSaved,
    onSuccess: onSaved,
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(rating === undefined)
    if (rating !== undefined) void run({ rating, text })
  }
  return (
    <form onSubmit={save} noValidate className={classes.form} aria-label={texts.yourReviewOf(productName)}>
      <StarChoice value={rating} onChange={setRating} isAsked={isAsked} />
      <Textarea
        label={texts.yourReview}
        description={texts.fitFabricPrintDelivery}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={maxReviewText}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <Group gap="xs">
        <Button type="submit" loading={isPending}>
          {review ? texts.saveReview : texts.publishReview}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Group>
    </form>
  )
}
