import { Button } from '@mantine/core'
import { formatMoment } from '@teeshala/contract/date-format'
import { asksByHand, openRupees } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { paymentMethodLabels } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/storefront/orders.ts'
import { askedOf } from './asked-of.ts'
import { PayButton } from './PayButton.tsx'
import { PayLinkButton } from './PayLinkButton.tsx'
import classes from './PaymentPanel.module.css'
import { isTimeOver, keptWords, overWords } from './payment-words.ts'
import { isConfirming, type usePayOrder } from './use-pay-order.ts'

type PaymentPanelProps = { order: AnyOrder; paying: ReturnType<typeof usePayOrder> }

/** An unpaid order: amount, and the result of the last attempt. */
export function PaymentPanel({ order, paying: { pay, step, word } }: PaymentPanelProps) {
  const isOver = isTimeOver(order)
  const hasFailed = order.paymentStatus === 'failed'
  const asked = askedOf(order)
  const openTitle = hasFailed ? texts.yourPaymentDidNotGoThrough : (asked?.title ?? texts.paymentPending)
  const isPaidAlready = isConfirming(step)
  return (
    <section className={classes.panel} aria-labelledby="pay-title">
      <div>
        <h2 id="pay-title" className={classes.title}>
          {isPaidAlready ? texts.weAreConfirmingYourPayment : isOver ? texts.theTimeToPayHasRun : openTitle}
        </h2>
        <p className={classes.words}>{isPaidAlready ? texts.noNeedToPayAgain : isOver ? overWords : toPay(order)}</p>
        {order.payLink && !isPaidAlready && (
          <p className={classes.words}>
            {texts.askedByLink(
              formatAmount(order.payLink.amount),
              formatMoment(order.payLink.expiresAt),
              order.payLink.takesParts,
            )}
          </p>
        )}
        <div role="status">
          {word && (
            <p className={classes.word} data-bad={word.isBad || undefined}>
              {word.text}
            </p>
          )}
        </div>
      </div>
      {!isOver && (
        <div className={classes.ways}>
          {!asksByHand(order) && <PayButton size="lg" pay={() => pay(undefined)} step={step} label={asked?.label} />}
          {asked?.mayPayAdvance && step === 'idle' && (
            <Button size="lg" variant="default" onClick={() => pay('advance')}>
              {texts.payAdvance}
            </Button>
          )}
          {order.payLink && step === 'idle' && <PayLinkButton link={order.payLink} />}
        </div>
      )}
    </section>
  )
}

/** Returns what an unpaid order asks for. */
const toPay = (order: AnyOrder) =>
  askedOf(order)?.words ??
  texts.amountBy(formatAmount(openRupees(order)), paymentMethodLabels[order.paymentMethod], keptWords(order))
