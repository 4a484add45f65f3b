import { Checkbox, NativeSelect } from '@mantine/core'
import { openRupees } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { isWorkshop } from '@teeshala/contract/orders/status-words'
import { linkDays, SendPaymentLinkRequest } from '@teeshala/contract/payments/gateway/payment-link'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import { RupeeInput } from '../../../shared/ui/fields/RupeeInput.tsx'
import * as texts from '../../../texts/admin/orders/payment-links.ts'
import { ActionForm } from '../parts/ActionForm.tsx'
import { useChangeOrder } from '../parts/use-change-order.ts'
import { actionName } from '../parts/use-open-form.ts'
import classes from './links.module.css'

type Typed = {
  amount: number | string
  inParts: boolean
  first: number | string
  days: SendPaymentLinkRequest['days']
}

/** Requests the outstanding amount of an order, or a part of it, by payment link. */
export function SendLink({ order, onClose }: { order: AnyOrder; onClose: () => void }) {
  const open = openRupees(order)
  const [typed, setTyped, isChanged] = useKeptFields<Typed>(actionName(order._id, 'link'), {
    amount: order.parts?.advanceMissing || open,
    inParts: false,
    first: '',
    days: 7,
  })
  const { amount, inParts, first, days } = typed
  const mayBePart = isWorkshop(order.kind)
  const [isAsked, setIsAsked] = useState(false)
  const body = { amount: Number(amount), ...(inParts && { first: Number(first) }), days }
  const issues = SendPaymentLinkRequest.safeParse(body).error?.issues ?? []
  const problem = (name: 'amount' | 'first') => isAsked && issues.find(({ path }) => path[0] === name)?.message
  const action = useChangeOrder(order, {
    act: () => api('sendPaymentLink', { params: { id: order._id }, body }),
    failed: texts.linkCouldNotBeSent,
    said: (answered) => (answered.payLink ? texts.linkIsSent : texts.isMade),
    onDone: onClose,
  })
  return (
    <ActionForm
      label={texts.sendPaymentLink}
      action={action}
      onSubmit={async () => {
        setIsAsked(true)
        if (issues.length === 0) await action.run()
      }}
      isChanged={isChanged}
      onClose={onClose}
    >
      <p className={classes.words}>
        {mayBePart ? texts.askUpTo(formatAmount(open)) : texts.askWords(formatAmount(open))}
        {order.payLink && ` ${texts.newLinkEndsOther}`}
      </p>
      {mayBePart && (
        <>
          <RupeeInput
            label={texts.amountToAsk}
            value={amount}
            onChange={(next) => setTyped({ ...typed, amount: next })}
            error={problem('amount')}
            autoFocus
          />
          <Checkbox
            label={texts.canBePaidInParts}
            checked={inParts}
            onChange={({ target }) => setTyped({ ...typed, inParts: target.checked })}
          />
          {inParts && (
            <RupeeInput
              label={texts.firstPart}
              value={first}
              onChange={(next) => setTyped({ ...typed, first: next })}
              error={problem('first')}
            />
          )}
        </>
      )}
      <NativeSelect
        label={texts.validFor}
        description={order.payBy && texts.endsBefore}
        data={linkDays.map((each) => ({ value: `${each}`, label: texts.forDays(each) }))}
        value={`${days}`}
        onChange={({ target }) =>
          setTyped({ ...typed, days: linkDays.find((each) => `${each}` === target.value) ?? 7 })
        }
      />
      {action.error && <p role="alert">{action.error}</p>}
    </ActionForm>
  )
}
