import { Button, Group, NativeSelect } from '@mantine/core'
import {
  ClaimRequest,
  choosePieces,
  maxClaimPhotos,
  maxClaimText,
  type OrderClaims,
  type OwnClaim,
} from '@teeshala/contract/claims/claim'
import { type ClaimReason, claimReasons } from '@teeshala/contract/claims/claim-reason'
import { type FormEvent, useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { bySecret } from '../../../shared/link-secrets/link-secrets.ts'
import { guestBearer } from '../../../shared/ordering/contact/guest-bearer.ts'
import { sendOnce } from '../../../shared/orders/idempotency-key.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import { GrowingTextarea } from '../../../shared/ui/fields/GrowingTextarea.tsx'
import { focusMarkedField } from '../../../shared/ui/focus/focus-marked-field.ts'
import { UploadMissing } from '../../../shared/uploads/run-uploads.ts'
import { useIsReading } from '../../../shared/uploads/use-is-reading.ts'
import * as texts from '../../../texts/shared/claims.ts'
import { PhotoChoice } from '../photos/PhotoChoice.tsx'
import { usePhotos } from '../photos/use-photos.ts'
import { ClaimedLines } from './ClaimedLines.tsx'
import { changeClaim, emptyClaim, offeredDraft, useClaimDrafts } from './claim-draft.ts'
import classes from './claims.module.css'

type ClaimFormProps = {
  orderId: string
  token: string | null
  order: OrderClaims
  /** Just opened, so it takes focus. */
  isNew: boolean
  onSent: (claim: OwnClaim) => void
  onCancel: () => void
}

/** Reports a problem with an order: pieces, description and photos. Input survives a reload and a failed call. */
export function ClaimForm({ orderId, token, order, isNew, onSent, onCancel }: ClaimFormProps) {
  const { lines, claims, reasons } = order
  const kept = useClaimDrafts(({ drafts }) => drafts[orderId] ?? emptyClaim)
  const draft = offeredDraft(kept, order)
  const isReading = useIsReading()
  const [isAsked, setIsAsked] = useState(false)
  const photos = usePhotos({
    had: [],
    ids: draft.photos,
    onIds: (change) => changeClaim(orderId, (known) => ({ photos: change(known.photos) })),
    most: maxClaimPhotos,
    onlyFit: texts.onlyFivePhotosFit,
  })
  const { run, isPending, error } = useAction({
    act: async () => {
      const { reason, text, quantities } = draft
      // A late order is late as a whole: earlier selections are hidden then.
      const chosen = reason === 'late' ? {} : quantities
      const claimed = Object.entries(chosen).map(([line, quantity]) => ({ line: Number(line), quantity }))
      const paths = await photos.settle()
      const bearer = await guestBearer(paths.length > 0)
      const body = ClaimRequest.parse({ reason, text, lines: claimed, photos: paths })
      return sendOnce('claim', body, (ask) =>
        api('makeClaim', {
          params: { id: orderId },
          ...bearer,
          body: ask.body,
          headers: { ...ask.headers, ...bySecret(token).headers },
        }),
      )
    },
    failed: (failure) =>
      failure instanceof UploadMissing
        ? texts.aPhotoDidNotUpload
        : sentenceFor(failure, texts.yourReportCouldNotBeSent),
    onSuccess: (claim) => {
      photos.forget()
      onSent(claim)
    },
    // A claim sent from another tab meanwhile is shown beside the pieces.
    onError: (failure) => failedWith(failure, 'CONFLICT') && invalidate(queryKeys.order(orderId, token, 'claims')),
  })
  const problems = problemsOf(draft)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (Object.keys(problems).length === 0) void run()
    else focusMarkedField()
  }
  return (
    <form onSubmit={send} noValidate className={classes.form} aria-label={texts.reportAProblem}>
      <NativeSelect
        autoFocus={isNew}
        label={texts.whatIsWrong}
        required
        value={draft.reason}
        error={isAsked && problems.reason}
        data={[
          { value: '', label: texts.pleaseChoose },
          ...reasons.map((reason) => ({ value: reason, label: claimReasons[reason] })),
        ]}
        onChange={({ target }) => changeClaim(orderId, () => ({ reason: target.value as ClaimReason | '' }))}
      />
      {draft.reason !== 'late' && (
        <ClaimedLines
          lines={lines}
          claims={claims}
          quantities={draft.quantities}
          refusal={isAsked ? problems.lines : undefined}
          onChange={(quantities) => changeClaim(orderId, () => ({ quantities }))}
        />
      )}
      <GrowingTextarea
        label={texts.tellUsMore}
        description={texts.whatDoYouSee}
        required
        minRows={3}
        maxRows={10}
        maxLength={maxClaimText}
        value={draft.text}
        error={isAsked && problems.text}
        onChange={({ target }) => changeClaim(orderId, () => ({ text: target.value }))}
      />
      <PhotoChoice subject={texts.orderWord(orderId)} hint={texts.photosHint} photos={photos} />
      <Group gap="xs">
        <Button type="submit" loading={isPending || isReading}>
          {texts.sendReport}
        </Button>
        <Button
          variant="default"
          disabled={isPending}
          onClick={() => {
            photos.forget()
            onCancel()
          }}
        >
          {texts.cancel}
        </Button>
      </Group>
      {/* Above the button, it would go with the next try and leave a link under the pointer of a second click. */}
      <ErrorAlert error={error} />
    </form>
  )
}

type Problems = { reason?: string; lines?: string; text?: string }

/** Returns what prevents a draft from being sent, in the server's words. */
function problemsOf({ reason, text, quantities }: typeof emptyClaim): Problems {
  const read = ClaimRequest.safeParse({ reason, text })
  const issues = read.success ? [] : read.error.issues
  const said = (field: string) => issues.find(({ path }) => path[0] === field)?.message
  const [ofReason, ofText] = [said('reason'), said('text')]
  return {
    ...(ofReason && { reason: ofReason }),
    ...(ofText && { text: ofText }),
    ...(reason !== 'late' && Object.keys(quantities).length === 0 && { lines: choosePieces }),
  }
}
