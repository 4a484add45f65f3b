import { Button, Group, TextInput } from '@mantine/core'
import { maxAnswerText, type StaffReview } from '@teeshala/contract/reviews/review'
import { api } from '../../shared/api/api.ts'
import { failedWith } from '../../shared/api/api-failure.ts'
import { invalidate } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { editConflictIn } from '../../shared/edit-conflict/edit-conflict-in.ts'
import { useKeptFields } from '../../shared/session/kept/use-kept-fields.ts'
import { useMay } from '../../shared/session/staff-rights.ts'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import { GrowingTextarea } from '../../shared/ui/fields/GrowingTextarea.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import { AskUnsaved } from '../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../texts/admin/reviews.ts'
import { reviewNotChanged } from './review-not-changed.ts'

type Change = { answer?: string; isHidden?: boolean; reason?: string }

/** The open dialog about the review, and the answer typed so far. */
type Question = { asked: '' | 'answer' | 'hide'; words: string }
const noQuestion: Question = { asked: '', words: '' }

type ReviewActionsProps = {
  review: StaffReview
  /** Keeps the review visible in its stored state while a dialog about it is open, or releases it. */
  onHold: (review: StaffReview | undefined) => void
}

/** The staff actions for a review: answer it, hide it with a reason, show it again. */
export function ReviewActions({ review, onHold }: ReviewActionsProps) {
  const { _id, productName, author, answer, isHidden, updatedAt } = review
  const mayChange = useMay('moderateReview')
  const [{ asked, words }, setQuestion] = useKeptFields(`review:${_id}`, noQuestion)
  const close = () => {
    setQuestion(noQuestion)
    onHold(undefined)
  }
  const readAgain = () => invalidate(queryKeys.staffReviews())
  const change = useAction({
    act: (wanted: Change) => api('moderateReview', { params: { id: _id }, body: { ...wanted, basedOn: updatedAt } }),
    failed: reviewNotChanged,
    onSuccess: () => {
      close()
      toast.good(texts.reviewIsSaved(author))
      return readAgain()
    },
    onError: (failure) => {
      const conflict = editConflictIn<StaffReview>(failure)
      if (conflict && asked !== '') onHold({ ...review, ...conflict.current })
      if (asked === '' || failedWith(failure, 'NOT_FOUND')) toast.bad(reviewNotChanged(failure))
      // The stored state is now on screen, so the same press saves over it.
      return failedWith(failure, 'EDIT_CONFLICT', 'NOT_FOUND') && readAgain()
    },
  })
  if (!mayChange) return null
  const ask = (question: Question) => {
    change.setError(undefined)
    setQuestion(question)
    onHold(review)
  }
  const write = (typed: string) => setQuestion({ asked, words: typed })
  const about = texts.reviewOfBy(productName, author)
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Button
          size="xs"
          variant="default"
          aria-label={`${answer ? texts.editAnswerTo : texts.answer} ${about}`}
          onClick={() => ask({ asked: 'answer', words: answer })}
        >
          {answer ? texts.editAnswer : texts.answer}
        </Button>
        {isHidden ? (
          <Button
            size="xs"
            variant="subtle"
            loading={change.isPending}
            aria-label={texts.showAgainAbout(about)}
            onClick={() => change.run({ isHidden: false })}
          >
            {texts.showAgain}
          </Button>
        ) : (
          <Button
            size="xs"
            variant="subtle"
            aria-label={texts.hideAbout(about)}
            onClick={() => ask({ asked: 'hide', words: '' })}
          >
            {texts.hide}
          </Button>
        )}
      </Group>
      {asked === 'answer' && (
        <ConfirmDialog
          title={texts.answerThisReview}
          confirm={texts.saveAnswer}
          isDestructive={false}
          isKept
          isIncomplete={words.trim() === answer}
          onConfirm={() => change.run({ answer: words })}
          onClose={close}
          action={change}
        >
          <GrowingTextarea
            data-autofocus
            label={texts.answer}
            description={texts.shownToEveryoneBelowTheReview}
            minRows={3}
            maxLength={maxAnswerText}
            value={words}
            onChange={({ target }) => write(target.value)}
          />
          <AskUnsaved isChanged={words !== answer} />
        </ConfirmDialog>
      )}
      {asked === 'hide' && (
        <ConfirmDialog
          title={texts.hideThisReview}
          confirm={texts.hideReview}
          isKept
          isIncomplete={words.trim() === ''}
          onConfirm={() => change.run({ isHidden: true, reason: words })}
          onClose={close}
          action={change}
        >
          <p>{texts.itWillBeRemovedFromTheProducts}</p>
          <TextInput
            data-autofocus
            label={texts.reason}
            description={texts.theCustomerReadsItOnTheOrders}
            maxLength={200}
            value={words}
            onChange={({ target }) => write(target.value)}
          />
          <AskUnsaved isChanged={words !== ''} />
        </ConfirmDialog>
      )}
    </>
  )
}
