import { NumberInput, Radio } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import type { PaidParts, RecordPartRequest } from '@teeshala/contract/orders/amounts/paid-parts'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { useState } from 'react'
import { api } from '../../../shared/api/api.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { ActionForm } from './ActionForm.tsx'
import classes from './parts.module.css'
import { useShowOrder } from './use-show-order.ts'

type RecordPartProps = { order: AnyOrder; parts: PaidParts; onClose: () => void }

/** Notes what staff have received of an order past the gateway. */
export function RecordPart({ order, parts, onClose }: RecordPartProps) {
  const [proposed] = useState(parts.advanceMissing || parts.balance)
  const [amount, setAmount] = useState<number | string>(proposed)
  const [way, setWay] = useState<RecordPartRequest['way']>('bank')
  const isChanged = Number(amount) !== proposed || way !== 'bank'
  const show = useShowOrder(order)
  const { run, isPending, error } = useAction({
    act: () =>
      api('recordPart', { params: { id: order._id }, body: { amount: Number(amount), way, paidBefore: parts.paid } }),
    failed: texts.thePaymentCouldNotBeNoted,
    onSuccess: (noted) => {
      toast.good(texts.paymentIsNoted)
      onClose()
      return show(noted)
    },
    onError: () => show(),
  })
  return (
    <ActionForm label={texts.notePayment} onSubmit={run} isPending={isPending} isChanged={isChanged} onClose={onClose}>
      <NumberInput
        label={texts.amountReceived}
        description={texts.theCustomerSeesIt}
        prefix="₹"
        allowNegative={false}
        decimalScale={2}
        hideControls
        value={amount}
        onChange={setAmount}
        error={error}
        autoFocus
      />
      <Radio.Group label={texts.howItCame} value={way} onChange={(value) => setWay(value as RecordPartRequest['way'])}>
        <div className={classes.choices}>
          <Radio value="bank" label={texts.byBank} />
          <Radio value="cash" label={texts.byCash} />
        </div>
      </Radio.Group>
    </ActionForm>
  )
}
