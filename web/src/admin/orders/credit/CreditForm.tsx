import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { CreditableLines } from '@teeshala/contract/tax/credit/credit-calls'
import type { RefundWay } from '@teeshala/contract/tax/credit/refund-way'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import * as texts from '../../../texts/admin/orders/credit.ts'
import { ActionForm } from '../parts/ActionForm.tsx'
import { useActionFields } from '../parts/use-action-fields.ts'
import { useChangeOrder } from '../parts/use-change-order.ts'
import { useSeen } from '../parts/use-seen.ts'
import { CreditLine } from './CreditLine.tsx'
import classes from './credit.module.css'
import { type CreditDraft, creditRequestOf, creditTotal, lineProblems, moneyBack, nothing } from './credit-draft.ts'
import { creditableLinesQuery } from './creditable-lines-query.ts'
import { RefundWays } from './RefundWays.tsx'

type Typed = { draft: CreditDraft; reason: string; chosen: RefundWay | undefined }
type CreditFormProps = { order: AnyOrder; onClose: () => void }

/** Asks what of an invoice is credited, and why; its lines come from the server. */
export function CreditForm({ order, onClose }: CreditFormProps) {
  const { data, error } = useQuery(creditableLinesQuery(order._id))
  if (error && !data) return <p role="alert">{sentenceFor(error, texts.theInvoiceCouldNotBeRead)}</p>
  return data ? <Fields order={order} onClose={onClose} lines={data} /> : <p>{texts.readingTheInvoice}</p>
}

function Fields({
  order,
  onClose,
  lines: { credited, open, online, lines },
}: CreditFormProps & { lines: CreditableLines }) {
  const [typed, setTyped, isChanged, creditedBefore] = useActionFields<Typed>(
    order._id,
    'credit',
    { draft: {}, reason: '', chosen: undefined },
    credited,
  )
  const { draft, reason, chosen } = typed
  const total = creditTotal(draft)
  const back = moneyBack(total, open)
  const way = chosen ?? (online > 0 && back <= online ? 'gateway' : undefined)
  const [isAsked, setIsAsked] = useState(false)
  const { seen, follow } = useSeen(credited, creditedBefore)
  const action = useChangeOrder(order, {
    act: () =>
      api('giveCredit', {
        params: { id: order._id },
        body: { lines: creditRequestOf(draft), reason, ...(back > 0 && way && { way }), creditedBefore: seen },
      }),
    failed: texts.theCreditNoteCouldNotBeGiven,
    said: () => texts.creditNoteIsGiven,
    onDone: onClose,
    onError: follow,
  })
  const isRefused = lines.some((line, index) => Object.keys(lineProblems(line, draft[index] ?? nothing)).length > 0)
  const lacksWay = back > 0 && !way
  const isIncomplete = total === 0 || isRefused || reason.trim() === '' || lacksWay
  const submit = async () => {
    setIsAsked(true)
    if (!isIncomplete) await action.run()
  }
  return (
    <ActionForm
      label={texts.giveIt(formatAmount(total))}
      action={action}
      onSubmit={submit}
      isChanged={isChanged}
      onClose={onClose}
    >
      <fieldset className={classes.lines}>
        <legend>{texts.whatIsTakenBack}</legend>
        {lines.map((line, index) => (
          <CreditLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of an invoice is identified by its position and never moves
            key={index}
            line={line}
            value={draft[index]}
            onChange={(value) => setTyped({ ...typed, draft: { ...draft, [index]: value } })}
          />
        ))}
        {isAsked && total === 0 && <p role="alert">{texts.sayWhatIsTakenBack}</p>}
      </fieldset>
      <TextInput
        label={texts.reason}
        description={texts.itStandsOnTheNote}
        maxLength={200}
        value={reason}
        error={isAsked && reason.trim() === '' && texts.sayWhy}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
      />
      {total > 0 && back === 0 && <p>{texts.nothingGoesBack}</p>}
      {back > 0 && (
        <RefundWays
          back={back}
          online={online}
          value={way}
          error={isAsked && lacksWay && texts.chooseTheWay}
          onChange={(next) => setTyped({ ...typed, chosen: next })}
        />
      )}
      {action.error && <p role="alert">{action.error}</p>}
    </ActionForm>
  )
}
