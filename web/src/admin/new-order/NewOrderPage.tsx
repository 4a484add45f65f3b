import { staffLinesRequired } from '@teeshala/contract/orders/staff-order'
import { useRef, useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { ApiFailure, failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { productQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { sendOnce } from '../../shared/orders/idempotency-key.ts'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import { useUndo } from '../../shared/ui/toasts/use-undo.ts'
import { settleUploads, UploadMissing } from '../../shared/uploads/run-uploads.ts'
import { uploadOf } from '../../shared/uploads/uploads-store.ts'
import * as texts from '../../texts/admin/orders/new-order.ts'
import { CustomerPart } from './CustomerPart.tsx'
import { DeliveryPart } from './DeliveryPart.tsx'
import { draftProblems, totalProblem } from './draft/draft-problems.ts'
import {
  discountOf,
  emptyDraft,
  goodsOf,
  goodsToMake,
  isBilled,
  priceRequestOf,
  requestOf,
  uploadsToPrint,
} from './draft/order-draft.ts'
import { useMarked } from './draft/use-marked.ts'
import { useOrderDraft } from './draft/use-order-draft.ts'
import { useOrderPrice } from './draft/use-order-price.ts'
import { useTermsPromise } from './draft/use-terms-promise.ts'
import { ExtrasPart } from './ExtrasPart.tsx'
import { focusMarked } from './focus-marked.ts'
import { ItemsPart } from './ItemsPart.tsx'
import classes from './new-order.module.css'
import { PaymentPart } from './PaymentPart.tsx'
import { PlacedOrder } from './PlacedOrder.tsx'
import { SummaryPart } from './SummaryPart.tsx'

const notArrived = texts.aDesignHasNotArrived

/** Returns the server's message about one field of a refused call. */
const fieldOf = (failure: Error | null, name: string) =>
  failure instanceof ApiFailure ? failure.fields[name] : undefined

/** Takes an order by phone or at the counter. */
export function NewOrderPage() {
  const { draft, change, clear } = useOrderDraft()
  const priced = useOrderPrice(priceRequestOf(draft))
  const { price, error: priceError, isSettled } = priced
  const { errors, mark } = useMarked(draft)
  const { promise, problems } = useTermsPromise(draft, goodsToMake(draft))
  const form = useRef<HTMLDivElement>(null)
  const { run, data, isPending, error, setError } = useAction({
    act: async (total: number) => {
      const paths = await settleUploads(uploadsToPrint(draft).filter(uploadOf))
      const goods = goodsOf(draft, paths)
      if (!goods) throw new Error(staffLinesRequired)
      return sendOnce('staff', requestOf(draft, goods, total), (ask) => api('placeStaffOrder', ask))
    },
    failed: (failure) => {
      if (failure instanceof UploadMissing) return notArrived
      return failedWith(failure, 'PRICE_CHANGED')
        ? texts.thePriceHasChanged
        : sentenceFor(failure, texts.theOrderCouldNotBePlaced)
    },
    onSuccess: () => {
      clear()
      mark({})
      return invalidate(queryKeys.adminOrders())
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure) mark(failure.fields)
      if (failedWith(failure, 'PRICE_CHANGED', 'OUT_OF_STOCK')) void priced.refetch()
      focusMarked(form.current)
    },
  })
  const [isNext, setNext] = useState(false)
  const isNoAmount = Number.isNaN(discountOf(draft))
  const ofDiscount = isNoAmount ? texts.anAmountInRupeesSuchAs150 : fieldOf(priceError, 'discount.amount')

  const place = () => {
    const problem = obstacle()
    setError(problem)
    if (problem || !price) return focusMarked(form.current)
    // Not earlier: until it runs, `data` is the previous order.
    setNext(false)
    void run(price.totalPrice)
  }
  const obstacle = () => {
    const productOf = (id: string) => queryClient.getQueryData(productQuery(id).queryKey)
    const marked = { ...draftProblems(draft, productOf, price?.totalPrice), ...problems() }
    mark(marked)
    if (draft.lines.length === 0) return staffLinesRequired
    if (Object.keys(marked).length > 0) return texts.checkTheMarkedFields
    if (priceError) return sentenceFor(priceError, texts.thePriceCouldNotBeWorked)
    return price && isSettled ? totalProblem(price.totalPrice) : texts.thePriceCouldNotBeWorked
  }
  const undo = useUndo()
  const part = {
    draft,
    errors,
    change: (...changes: Parameters<typeof change>) => {
      setError(undefined)
      undo.withdraw()
      change(...changes)
    },
  }

  const startOver = () => {
    part.change(emptyDraft)
    mark({})
    // The uploads stay for an undo.
    undo.offer(texts.orderCleared, () => part.change(draft))
  }

  return (
    <>
      <PageTitle title={texts.newOrder} />
      {data && !isNext ? (
        <PlacedOrder order={data} onNext={() => setNext(true)} />
      ) : (
        <div ref={form} className={classes.form}>
          <div className={classes.main}>
            <CustomerPart {...part} />
            <ItemsPart {...part} />
            <DeliveryPart {...part} />
            <ExtrasPart {...part} promise={promise} isBilled={isBilled(draft, price?.totalPrice)} />
          </div>
          <div className={classes.side}>
            <PaymentPart {...part} discountProblem={ofDiscount} isFree={price?.totalPrice === 0} />
            <SummaryPart
              priced={priced}
              hasLines={draft.lines.length > 0}
              hint={isNoAmount ? texts.checkTheMarkedFields : texts.chooseColourSizeAndPlacementToSee}
              isCollected={!draft.isShipped}
              error={error}
              isPending={isPending}
              onPlace={place}
              onClear={startOver}
            />
          </div>
        </div>
      )}
    </>
  )
}
