import { useRef } from 'react'
import { api } from '../../../shared/api/api.ts'
import { ApiFailure, failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { sendOnce } from '../../../shared/orders/idempotency-key.ts'
import type { usePriceList } from '../../../shared/printing/use-price-list.ts'
import * as texts from '../../../texts/admin/orders/new-order.ts'
import { CustomerPart } from '../CustomerPart.tsx'
import { DeliveryPart } from '../DeliveryPart.tsx'
import { totalProblem } from '../draft/draft-problems.ts'
import { discountOf, isBilled, requestOf } from '../draft/order-draft.ts'
import { useMarked } from '../draft/use-marked.ts'
import { useOrderPrice } from '../draft/use-order-price.ts'
import { useTermsPromise } from '../draft/use-terms-promise.ts'
import { ExtrasPart } from '../ExtrasPart.tsx'
import { focusMarked } from '../focus-marked.ts'
import { PaymentPart } from '../PaymentPart.tsx'
import type { PlacedStaffOrder } from '../PlacedOrder.tsx'
import type { TermsProps } from '../part-props.ts'
import { SummaryPart } from '../SummaryPart.tsx'
import { hasChanges, type PrintDraft, printGoodsOf, printPriceRequestOf } from './print-draft.ts'
import classes from './printing.module.css'

type CreateOrderProps = {
  draft: PrintDraft
  change: (next: (now: PrintDraft) => PrintDraft) => void
  prices: ReturnType<typeof usePriceList>
  onPlaced: (order: PlacedStaffOrder) => void
}

const priceChanged = texts.thePriceHasChangedPleaseCheck

/** Thrown when prices rose while the customer's details were being entered. */
class PriceMoved extends Error {}

/** Customer, delivery and payment of the order: the same form as for shirts. */
export function CreateOrder({ draft, change, prices, onPlaced }: CreateOrderProps) {
  const priced = useOrderPrice(printPriceRequestOf(draft))
  const { price, error: priceError, isSettled } = priced
  const { errors, mark } = useMarked(draft.terms)
  const turnRoundDays = prices.rules?.turnRoundDays
  const { promise, problems } = useTermsPromise(draft.terms, { kind: 'paper', turnRoundDays: turnRoundDays ?? 0 })
  const shownPromise = turnRoundDays === undefined ? undefined : promise
  const form = useRef<HTMLDivElement>(null)
  const { run, isPending, error, setError } = useAction({
    act: async (total: number) => {
      const fresh = await prices.refresh()
      if (fresh && hasChanges(draft, fresh)) throw new PriceMoved(priceChanged)
      const goods = { kind: 'print', ...printGoodsOf(draft), note: draft.terms.extras.note } as const
      return sendOnce('staff-printing', requestOf(draft.terms, goods, total), (ask) => api('placeStaffOrder', ask))
    },
    failed: (failure) => {
      if (failure instanceof PriceMoved || failedWith(failure, 'PRICE_CHANGED')) return priceChanged
      return sentenceFor(failure, texts.theOrderCouldNotBePlaced)
    },
    onSuccess: (order) => {
      onPlaced(order)
      return invalidate(queryKeys.adminOrders())
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure) mark(failure.fields)
      if (failure instanceof PriceMoved || failedWith(failure, 'PRICE_CHANGED')) {
        void priced.refetch()
        void prices.refresh()
      }
      focusMarked(form.current)
    },
  })
  const place = () => {
    const problem = obstacle()
    setError(problem)
    if (!problem && price) void run(price.totalPrice)
    else focusMarked(form.current)
  }
  const obstacle = () => {
    const marked = problems()
    mark(marked)
    if (Object.keys(marked).length > 0) return texts.checkTheMarkedFields
    if (Number.isNaN(discountOf(draft.terms))) {
      mark({ 'discount.amount': texts.anAmountInRupeesSuchAs150 })
      return texts.checkTheDiscount
    }
    if (hasChanges(draft, prices)) return priceChanged
    if (priceError) return sentenceFor(priceError, texts.thePriceCouldNotBeWorked)
    return price && isSettled ? totalProblem(price.totalPrice) : texts.thePriceCouldNotBeWorked
  }
  const part: TermsProps = {
    draft: { ...draft.terms, kind: 'print' },
    change: (parts) => {
      setError(undefined)
      change((now) => ({ ...now, terms: { ...now.terms, ...parts } }))
    },
    errors,
  }
  return (
    <div ref={form} className={classes.order}>
      <CustomerPart {...part} />
      <DeliveryPart {...part} />
      <ExtrasPart {...part} promise={shownPromise} isBilled={isBilled(draft.terms, price?.totalPrice)} />
      <PaymentPart {...part} isFree={price?.totalPrice === 0} />
      <SummaryPart
        priced={priced}
        hasLines
        isCollected={!draft.terms.isShipped}
        error={error}
        isPending={isPending}
        onPlace={place}
      />
    </div>
  )
}
