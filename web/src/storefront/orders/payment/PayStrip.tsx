import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '@teeshala/contract/date-format'
import { asksByHand, isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { paymentMethodLabels } from '@teeshala/contract/payments/payment'
import { useEffect, useRef } from 'react'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import { askedOf } from './asked-of.ts'
import { PayButton } from './PayButton.tsx'
import classes from './PayStrip.module.css'
import { isTimeOver, overWords } from './payment-words.ts'
import { confirmationMs, isConfirming, usePayOrder } from './use-pay-order.ts'

/** An unpaid order in the list: amount, deadline, and the result of the last attempt. */
export function PayStrip({ order }: { order: AnyOrder }) {
  const { pay, step, word } = usePayOrder(order._id, null)
  const isByHand = asksByHand(order)
  const isAwaited = isPayable(order) || isByHand
  const asked = askedOf(order)
  const outcome = usePaidHere(order)
  useConfirmation(order, step === 'unconfirmed')
  const line = useRef<HTMLParagraphElement>(null)
  const isOver = outcome !== undefined
  useEffect(() => {
    if (isOver) line.current?.focus()
  }, [isOver])
  if (!isAwaited && outcome === undefined) return null
  const wordsId = `pay-${order._id}`
  return (
    <section className={classes.strip} aria-label={texts.payment}>
      <div>
        {isAwaited && (
          <p id={wordsId} className={classes.words}>
            {isConfirming(step)
              ? texts.noNeedToPayAgain
              : isTimeOver(order)
                ? overWords
                : (asked?.words ?? dueWords(order))}
          </p>
        )}
        <div role="status">
          {isAwaited && word && (
            <p className={classes.word} data-bad={word.isBad || undefined}>
              {word.text}
            </p>
          )}
          {!isAwaited && (
            <p ref={line} tabIndex={-1} className={classes.word}>
              {word?.isFinal && word.isBad ? word.text : outcome}
            </p>
          )}
        </div>
      </div>
      {isAwaited && !isByHand && !isTimeOver(order) && (
        <PayButton pay={() => pay(undefined)} step={step} label={asked?.label} aria-describedby={wordsId} />
      )}
    </section>
  )
}

const dueWords = ({ paymentMethod, payBy }: AnyOrder) =>
  texts.payByBefore(paymentMethodLabels[paymentMethod], payBy, payBy ? formatMoment(payBy) : '')

/** Returns the message for an order that was unpaid when the list was opened and no longer is. */
function usePaidHere(order: AnyOrder): string | undefined {
  const waited = useRef(isPayable(order))
  if (!waited.current || isPayable(order)) return undefined
  if (order.paymentStatus === 'partly_paid') return texts.partReceived
  return order.paymentStatus === 'paid' ? texts.paymentReceivedWeStartMakingIt : texts.thereIsNothingMoreToPay
}

/** Polls a payment that the shop has not been notified of yet, and refreshes the list once it has. */
function useConfirmation(order: AnyOrder, isUnconfirmed: boolean): void {
  const { data } = useQuery({
    ...orderQuery(order._id, null),
    enabled: isUnconfirmed && isPayable(order),
    refetchInterval: confirmationMs,
  })
  const hasCome = isUnconfirmed && data !== undefined && !isPayable(data)
  useEffect(() => {
    if (hasCome) void invalidate(queryKeys.orders())
  }, [hasCome])
}
