import { Alert, Button, Radio } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useQuery } from '@tanstack/react-query'
import { type ClaimDecision, maxClaimWords, type StaffClaim } from '@teeshala/contract/claims/claim'
import { type FormEvent, useState } from 'react'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import { GrowingTextarea } from '../../../shared/ui/GrowingTextarea.tsx'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../../texts/shared/claims.ts'
import { CreditPanel } from '../credit/CreditPanel.tsx'
import classes from './claims.module.css'
import { useChangeClaim } from './use-change-claim.ts'

type Draft = { step: ClaimDecision; words: string }

const choices: readonly { value: ClaimDecision; label: string; hint: string }[] = [
  { value: 'reprint', label: texts.makeAgain, hint: texts.makeAgainHint },
  { value: 'refund', label: texts.returnMoney, hint: texts.returnMoneyHint },
  { value: 'reject', label: texts.reject, hint: texts.rejectHint },
]

/** Decides a claim, and tells the customer in words of one's own. */
export function DecideClaim({ claim }: { claim: StaffClaim }) {
  const [{ step, words }, setDraft, isChanged] = useKeptFields<Draft>(`claim:${claim._id}`, {
    step: 'reprint',
    words: '',
  })
  const [isAsked, setIsAsked] = useState(false)
  const { run, isPending, error } = useChangeClaim(claim, texts.isDecided)
  const lacksWords = step === 'reject' && words.trim() === ''
  const decide = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (!lacksWords) void run({ step, words })
  }
  return (
    <>
      <Radio.Group
        label={texts.decision}
        value={step}
        onChange={(value) => setDraft({ step: value as ClaimDecision, words })}
      >
        <div className={classes.decide}>
          {choices.map(({ value, label, hint }) => (
            <Radio key={value} value={value} label={label} description={hint} />
          ))}
        </div>
      </Radio.Group>
      {step === 'refund' && <Credit orderId={claim.orderId} />}
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
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <div>
          <Button type="submit" loading={isPending}>
            {texts.decideNow}
          </Button>
        </div>
      </form>
      <AskUnsaved isChanged={isChanged} />
    </>
  )
}

/** The credit notes of the order, and the way to give one. */
function Credit({ orderId }: { orderId: string }) {
  const mayGive = useMay('giveCredit')
  const { data: order } = useQuery(orderQuery(orderId, null))
  return order && <CreditPanel order={order} mayGive={mayGive} />
}
