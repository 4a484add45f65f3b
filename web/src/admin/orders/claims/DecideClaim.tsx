import { Button, Radio } from '@mantine/core'
import { type ClaimDecision, maxClaimWords, refundFirst, type StaffClaim } from '@teeshala/contract/claims/claim'
import { creditOfClaim } from '@teeshala/contract/claims/claim-credit'
import { reprintRefusal } from '@teeshala/contract/claims/reprint'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { type FormEvent, useRef, useState } from 'react'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import { GrowingTextarea } from '../../../shared/ui/fields/GrowingTextarea.tsx'
import { focusMarkedField } from '../../../shared/ui/focus/focus-marked-field.ts'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../../texts/shared/claims.ts'
import { GiveCredit } from '../credit/GiveCredit.tsx'
import { isCreditable } from '../credit/is-creditable.ts'
import { ConfirmDecision } from './ConfirmDecision.tsx'
import classes from './claims.module.css'
import { useChangeClaim } from './use-change-claim.ts'
import type { OrderOfClaim } from './use-order-of-claim.ts'

type Draft = { step: ClaimDecision | ''; words: string }
const noDecision: Draft = { step: '', words: '' }

const choices: readonly { value: ClaimDecision; label: string; hint: string }[] = [
  { value: 'reprint', label: texts.makeAgain, hint: texts.makeAgainHint },
  { value: 'refund', label: texts.returnMoney, hint: texts.returnMoneyHint },
  { value: 'reject', label: texts.reject, hint: texts.rejectHint },
]

type DecideClaimProps = { claim: StaffClaim; known: OrderOfClaim; isLoading: boolean }

/** Decides a claim once its order is loaded, with a message to the customer. */
export function DecideClaim({ claim, known, isLoading }: DecideClaimProps) {
  const { order, others, isAllBack } = known
  const [{ step, words }, setDraft, isChanged] = useKeptFields<Draft>(`claim:${claim._id}`, noDecision)
  const [isAsked, setIsAsked] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const mayGive = useMay('giveCredit')
  const change = useChangeClaim(claim, texts.isDecided)
  const credit = creditOfClaim(claim, order?.credits ?? [], others)
  const lacksMoney = step === 'refund' && order !== undefined && !credit && !isAllBack
  const unmade = step === 'reprint' && order ? reprintRefusal(statusOf(order)) : undefined
  const choiceProblem = step === '' ? texts.chooseWhatYouDo : lacksMoney ? refundFirst : unmade
  const lacksWords = step === 'reject' && words.trim() === ''
  const decide = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (choiceProblem) focusChoice(group.current)
    else if (lacksWords) focusMarkedField()
    else {
      change.setError(undefined)
      setIsConfirming(true)
    }
  }
  const choose = (value: string) => {
    setIsAsked(false)
    setDraft({ step: value as ClaimDecision, words })
  }
  return (
    <>
      <Radio.Group
        ref={group}
        label={texts.decision}
        required
        error={isAsked && choiceProblem}
        errorProps={{ role: 'alert', mt: 'sm' }}
        value={step}
        onChange={choose}
      >
        <div className={classes.decide}>
          {choices.map(({ value, label, hint }) => (
            <Radio
              key={value}
              value={value}
              label={label}
              description={hint}
              error={isAsked && Boolean(choiceProblem)}
            />
          ))}
        </div>
      </Radio.Group>
      {step === 'refund' && order && mayGive && isCreditable(order) && (
        <div>
          <GiveCredit order={order} />
        </div>
      )}
      <form className={classes.decide} onSubmit={decide} noValidate>
        <GrowingTextarea
          label={texts.words}
          minRows={3}
          maxLength={maxClaimWords}
          required={step === 'reject'}
          error={isAsked && lacksWords && texts.whyNot}
          value={words}
          onChange={({ target }) => setDraft({ step, words: target.value })}
        />
        <div>
          <Button type="submit" loading={isLoading}>
            {texts.decideNow}
          </Button>
        </div>
      </form>
      {isConfirming && step !== '' && (
        <ConfirmDecision
          claim={claim}
          decision={step}
          known={known}
          creditNote={credit?.number}
          action={change}
          onConfirm={() => change.run({ step, words })}
          onClose={() => setIsConfirming(false)}
        />
      )}
      <AskUnsaved isChanged={isChanged} />
    </>
  )
}

function focusChoice(group: HTMLElement | null): void {
  const choice = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input')
  choice?.focus()
}
