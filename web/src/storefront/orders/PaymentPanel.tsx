import { Button } from '@mantine/core'
import type { Order } from '@teeshala/contract/orders/order'
import { paymentMethodLabels } from '@teeshala/contract/orders/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import classes from './PaymentPanel.module.css'
import type { PayingStep, usePayOrder } from './use-pay-order.ts'

const buttonWords: Readonly<Record<PayingStep, string>> = {
  idle: 'Pay now',
  opening: 'Opening payment...',
  open: 'Payment window is open',
  checking: 'Checking your payment...',
  unconfirmed: 'Waiting for confirmation...',
}

type PaymentPanelProps = { order: Order; paying: ReturnType<typeof usePayOrder> }

/** What an order still wants before it is made: its money, and how the last try to pay it went. */
export function PaymentPanel({ order, paying: { pay, step, word } }: PaymentPanelProps) {
  const isBusy = step !== 'idle'
  const hasFailed = order.paymentStatus === 'failed'
  return (
    <section className={classes.panel} aria-labelledby="pay-title">
      <div>
        <h2 id="pay-title" className={classes.title}>
          {hasFailed ? 'Your payment did not go through' : 'Payment pending'}
        </h2>
        <p className={classes.words}>
          {formatAmount(order.totalPrice)} by {paymentMethodLabels[order.paymentMethod]}. We keep your things for you
          and start as soon as they are paid.
        </p>
        <div role="status">
          {word && (
            <p className={classes.word} data-bad={word.isBad || undefined}>
              {word.text}
            </p>
          )}
        </div>
      </div>
      <Button size="lg" color="marigold" onClick={pay} disabled={isBusy} aria-busy={isBusy}>
        {buttonWords[step]}
      </Button>
    </section>
  )
}
