import { TextInput } from '@mantine/core'
import { dateRefusal, isDateOver } from '@teeshala/contract/delivery/moved-promise'
import { dayOf } from '@teeshala/contract/india-day'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import { SmallButton } from '../../../shared/ui/SmallButton.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { ActionForm } from '../parts/ActionForm.tsx'
import { showOrder } from '../parts/show-order.ts'
import { actionName, useOpenForm } from '../parts/use-open-form.ts'
import classes from './record.module.css'

/** Changes the promised date of an open order, with a reason for its customer. */
export function MovePromise({ order }: { order: AnyOrder }) {
  const [open, setOpen] = useOpenForm<'date' | 'none'>(order._id, ['date'])
  const isCollected = order.shippingAddress === null
  if (isDateOver(statusOf(order), isCollected ? 'collect' : 'ship')) return null
  if (open === 'date') return <DateForm order={order} isCollected={isCollected} onClose={() => setOpen('none')} />
  return (
    <SmallButton
      className={classes.date}
      onClick={() => setOpen('date')}
      // After cancelling or finishing, focus returns to the button.
      autoFocus={open === 'none'}
    >
      {order.promisedBy ? texts.changeTheDate : texts.giveADate}
    </SmallButton>
  )
}

type DateFormProps = { order: AnyOrder; isCollected: boolean; onClose: () => void }

function DateForm({ order, isCollected, onClose }: DateFormProps) {
  const [{ by, reason }, setTyped, isChanged] = useKeptFields(actionName(order._id, 'date'), { by: '', reason: '' })
  const [asked, setAsked] = useState(false)
  const today = dayOf(new Date())
  const action = useAction({
    act: () => api('movePromise', { params: { id: order._id }, body: { by, reason } }),
    failed: texts.theDateCouldNotBeChanged,
    onSuccess: (dated) => {
      toast.good(texts.theDateIsChanged)
      onClose()
      return showOrder(order, dated)
    },
  })
  const wrongDay = by === '' ? texts.chooseADay : dateRefusal(order.promisedBy, by, today)
  const wrongReason = reason.trim() === '' ? texts.sayWhyTheDateMoves : undefined
  const submit = async () => {
    setAsked(true)
    if (!wrongDay && !wrongReason) await action.run()
  }
  return (
    <ActionForm label={texts.changeTheDate} action={action} onSubmit={submit} isChanged={isChanged} onClose={onClose}>
      <TextInput
        type="date"
        label={texts.newDate}
        description={isCollected ? texts.readyAtTheCounterBy : texts.withTheCustomerBy}
        min={today}
        value={by}
        error={asked && wrongDay}
        onChange={({ target }) => setTyped({ by: target.value, reason })}
        autoFocus
      />
      <TextInput
        label={texts.reason}
        description={texts.theCustomerReadsTheReason}
        maxLength={200}
        value={reason}
        error={asked && wrongReason}
        onChange={({ target }) => setTyped({ by, reason: target.value })}
      />
      {action.error && <p role="alert">{action.error}</p>}
    </ActionForm>
  )
}
