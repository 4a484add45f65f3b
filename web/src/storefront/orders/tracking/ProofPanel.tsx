import { Button } from '@mantine/core'
import { formatMoment } from '@teeshala/contract/date-format'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { commentRequired, type OrderProof } from '@teeshala/contract/proofs/proof'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../../shared/api/queries/query-client.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { bySecret } from '../../../shared/link-secrets/link-secrets.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { ProofPictures } from '../../../shared/proofs/ProofPictures.tsx'
import { ReplacedFiles } from '../../../shared/proofs/ReplacedFiles.tsx'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import { ErrorLine } from '../../../shared/ui/ErrorLine.tsx'
import { GrowingTextarea } from '../../../shared/ui/fields/GrowingTextarea.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as shared from '../../../texts/shared/proofs.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import classes from './ProofPanel.module.css'
import { TrackingSection } from './TrackingSection.tsx'

type ProofPanelProps = { order: AnyOrder; proof: OrderProof; token: string | null }

/** An order's latest proof, which its customer approves or wants changed. */
export function ProofPanel({ order, proof, token }: ProofPanelProps) {
  const version = proof.versions.at(-1)
  const isOpen = proof.state === 'sent' && proof.isAwaited
  const state = useRef<HTMLParagraphElement>(null)
  return (
    <TrackingSection title={version ? shared.proofNumber(version.number) : texts.proof}>
      {(proof.isAwaited || proof.state === 'approved') && (
        <p ref={state} tabIndex={-1} className={classes.words}>
          {stateWords[proof.state]}
        </p>
      )}
      {version?.message && <p className={classes.words}>{version.message}</p>}
      {version?.answer === 'approved' && version.answeredAt && (
        <p className={classes.words}>{shared.approvedAt(formatMoment(version.answeredAt))}</p>
      )}
      {version?.comment && version.answeredAt && (
        <p className={classes.words}>
          {shared.changesAskedAt(formatMoment(version.answeredAt))} {version.comment}
        </p>
      )}
      {version && <ProofPictures id={order._id} token={token} version={version} />}
      {order.replacedDesigns && <ReplacedFiles files={order.replacedDesigns} />}
      {version && isOpen && (
        <Answer order={order} number={version.number} token={token} onAnswered={() => state.current?.focus()} />
      )}
    </TrackingSection>
  )
}

const stateWords: Readonly<Record<OrderProof['state'], string>> = {
  to_make: texts.proofIsBeingMade,
  sent: texts.pleaseLookAtTheProof,
  changes_asked: texts.weAreChangingTheProof,
  approved: texts.thankYouForTheProof,
}

type AnswerProps = {
  order: AnyOrder
  number: number
  token: string | null
  /** Called before its buttons disappear. */
  onAnswered: () => void
}

/** The two answers; changes are described in words. */
function Answer({ order, number, token, onAnswered }: AnswerProps) {
  const [{ comment }, keep] = useKeptFields(`proof:${order._id}`, { comment: '' })
  const [isWriting, setIsWriting] = useState(comment !== '')
  const { queryKey } = orderQuery(order._id, token)
  const { run, isPending, error, setError } = useAction({
    act: () =>
      api('answerProof', {
        params: { id: order._id, number },
        body: isWriting ? { answer: 'changes_asked', comment } : { answer: 'approved' },
        ...bySecret(token),
      }),
    failed: (failure) =>
      failedWith(failure, 'CONFLICT') ? undefined : sentenceFor(failure, texts.yourAnswerCouldNotBeSent),
    onSuccess: (answered) => {
      queryClient.setQueryData(queryKey, answered)
      onAnswered()
      toast.good(isWriting ? texts.weHaveYourWishes : texts.youHaveApprovedTheProof)
    },
    onError: (failure) => {
      if (!failedWith(failure, 'CONFLICT')) return undefined
      // The answer may disappear with the proof that it is for, and an error beside it too.
      toast.bad(failure.message, { label: texts.contactUs, to: '/contact' })
      return invalidate(queryKey)
    },
  })
  const [isEmpty, setIsEmpty] = useState(false)
  /** Earlier messages disappear. */
  const write = (words: string) => {
    setIsEmpty(false)
    setError(undefined)
    keep({ comment: words })
  }
  const turnTo = (writing: boolean) => {
    write('')
    setIsWriting(writing)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = comment.trim() === ''
    setIsEmpty(isMissing)
    if (!isMissing) void run()
  }
  if (!isWriting) {
    return (
      <div className={classes.answer}>
        <div className={classes.choices}>
          <Button loading={isPending} onClick={() => run()}>
            {texts.approve}
          </Button>
          <Button variant="default" disabled={isPending} onClick={() => turnTo(true)}>
            {texts.askForChanges}
          </Button>
        </div>
        <ErrorLine className={classes.error} error={error} />
      </div>
    )
  }
  return (
    <form className={classes.answer} onSubmit={submit}>
      <GrowingTextarea
        label={texts.whatShallWeChange}
        minRows={3}
        maxLength={1000}
        value={comment}
        onChange={({ target }) => write(target.value)}
        error={isEmpty ? commentRequired : error}
        errorProps={{ role: 'alert' }}
        autoFocus
      />
      <div className={classes.choices}>
        <Button type="submit" loading={isPending}>
          {texts.sendChanges}
        </Button>
        <Button variant="subtle" disabled={isPending} onClick={() => turnTo(false)}>
          {texts.goBack}
        </Button>
      </div>
    </form>
  )
}
