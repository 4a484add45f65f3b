import { Radio } from '@mantine/core'
import { toPaise } from '@teeshala/contract/money'
import { type PaidParts, RecordPartRequest } from '@teeshala/contract/orders/amounts/paid-parts'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { cashLimitRefusal } from '@teeshala/contract/payments/cash/cash-limit'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { RupeeInput } from '../../../shared/ui/fields/RupeeInput.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { ActionForm } from './ActionForm.tsx'
import classes from './parts.module.css'
import { useActionFields } from './use-action-fields.ts'
import { useChangeOrder } from './use-change-order.ts'
import { useSeen } from './use-seen.ts'

type Typed = { amount: number | string; way: RecordPartRequest['way'] }
type RecordPartProps = { order: AnyOrder; parts: PaidParts; onClose: () => void }

/** Records money that staff received outside the gateway. */
export function RecordPart({ order, parts, onClose }: RecordPartProps) {
  const [{ amount, way }, setTyped, isChanged, paidBefore] = useActionFields<Typed>(
    order._id,
    'part',
    { amount: parts.advanceMissing || parts.balance, way: 'bank' },
    parts.paid,
  )
  const [isAsked, setIsAsked] = useState(false)
  const { data, error: wrong } = RecordPartRequest.shape.amount.safeParse(Number(amount))
  const tooMuchCash = way === 'cash' && data !== undefined ? cashLimitRefusal(toPaise(data)) : undefined
  const problem = wrong?.issues[0]?.message ?? tooMuchCash
  const { seen, follow } = useSeen(parts.paid, paidBefore)
  const action = useChangeOrder(order, {
    act: () =>
      api('recordPart', { params: { id: order._id }, body: { amount: Number(amount), way, paidBefore: seen } }),
    failed: texts.thePaymentCouldNotBeNoted,
    said: () => texts.paymentIsNoted,
    onDone: onClose,
    onError: follow,
  })
  return (
    <ActionForm
      label={texts.notePayment}
      action={action}
      onSubmit={async () => {
        setIsAsked(true)
        if (!problem) await action.run()
      }}
      isChanged={isChanged}
      onClose={onClose}
    >
      <RupeeInput
        label={texts.amountReceived}
        description={texts.theCustomerSeesIt}
        value={amount}
        onChange={(next) => setTyped({ amount: next, way })}
        error={(isAsked && problem) || action.error}
        errorProps={{ role: 'alert' }}
        autoFocus
      />
      <Radio.Group
        label={texts.howItCame}
        value={way}
        onChange={(value) => setTyped({ amount, way: value as Typed['way'] })}
      >
        <div className={classes.choices}>
          <Radio value="bank" label={texts.byBank} />
          <Radio value="cash" label={texts.byCash} />
        </div>
      </Radio.Group>
    </ActionForm>
  )
}
