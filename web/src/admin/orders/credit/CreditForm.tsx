import { Radio, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useQuery } from '@tanstack/react-query'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { CreditableLines, GiveCreditRequest } from '@teeshala/contract/tax/credit/credit-calls'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { queryKeys } from '../../../shared/api/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/credit.ts'
import { DeedForm } from '../parts/DeedForm.tsx'
import { useShowOrder } from '../parts/use-show-order.ts'
import { CreditLine } from './CreditLine.tsx'
import classes from './credit.module.css'
import { type CreditDraft, creditRequestOf, creditTotal } from './credit-draft.ts'

type CreditFormProps = { order: AnyOrder; onClose: () => void }

/** Asks for what of an invoice is taken back, and why; the invoice's lines come from the shop. */
export function CreditForm({ order, onClose }: CreditFormProps) {
  const { data, error } = useQuery({
    queryKey: queryKeys.orderRecord(order._id, 'credit'),
    queryFn: ({ signal }) => api('readCreditableLines', { params: { id: order._id }, signal }),
  })
  if (error) return <p role="alert">{sentenceFor(error, texts.theInvoiceCouldNotBeRead)}</p>
  return data ? <Fields order={order} onClose={onClose} lines={data} /> : <p>{texts.readingTheInvoice}</p>
}

function Fields({ order, onClose, lines: { credited, lines } }: CreditFormProps & { lines: CreditableLines }) {
  const [draft, setDraft] = useState<CreditDraft>({})
  const [reason, setReason] = useState('')
  const [way, setWay] = useState<GiveCreditRequest['way']>('bank')
  const [isAsked, setIsAsked] = useState(false)
  const show = useShowOrder(order)
  const { run, isPending, error } = useAction({
    act: () =>
      api('giveCredit', {
        params: { id: order._id },
        body: { lines: creditRequestOf(draft), reason, way, creditedBefore: credited },
      }),
    failed: texts.theCreditNoteCouldNotBeGiven,
    onSuccess: (given) => {
      toast.good(texts.creditNoteIsGiven)
      onClose()
      return show(given)
    },
    onError: () => show(),
  })
  const total = creditTotal(draft)
  const isIncomplete = total === 0 || reason.trim() === ''
  const submit = async () => {
    setIsAsked(true)
    if (!isIncomplete) await run()
  }
  return (
    <DeedForm deed={texts.giveIt(formatAmount(total))} onSubmit={submit} isPending={isPending} onClose={onClose}>
      <fieldset className={classes.lines}>
        <legend>{texts.whatIsTakenBack}</legend>
        {lines.map((line, index) => (
          <CreditLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of an invoice is known by its place and never moves
            key={index}
            line={line}
            value={draft[index]}
            onChange={(value) => setDraft({ ...draft, [index]: value })}
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
        onChange={({ target }) => setReason(target.value)}
      />
      <Radio.Group
        label={texts.howTheMoneyWentBack}
        description={texts.returnItFirst}
        value={way}
        onChange={(value) => setWay(value as GiveCreditRequest['way'])}
      >
        <div className={classes.ways}>
          <Radio value="bank" label={texts.byBank} />
          <Radio value="cash" label={texts.inCash} />
        </div>
      </Radio.Group>
      {error && <p role="alert">{error}</p>}
    </DeedForm>
  )
}
