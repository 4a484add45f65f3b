import { Button } from '@mantine/core'
import { toRupees } from '@teeshala/contract/money'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { FormEvent } from 'react'
import { useOrderCoupon } from '../../../shared/coupons/use-order-coupon.ts'
import { useDeliveryPromise } from '../../../shared/delivery/use-delivery-promise.ts'
import { Amounts } from '../../../shared/order-lines/Amounts.tsx'
import { BuyerFields } from '../../../shared/ordering/BuyerFields.tsx'
import { checkedBuyer } from '../../../shared/ordering/checked-buyer.ts'
import { useContact } from '../../../shared/ordering/contact/use-contact.ts'
import { printsDelivered } from '../../../shared/ordering/delivery-draft.ts'
import { PlaceBar } from '../../../shared/ordering/PlaceBar.tsx'
import { standingRefusal } from '../../../shared/ordering/standing-refusal.ts'
import { useDelivery } from '../../../shared/ordering/use-delivery.ts'
import { useOrderExtras } from '../../../shared/ordering/use-order-extras.ts'
import { OrderPayment } from '../../../shared/payments/OrderPayment.tsx'
import { usePaymentChoice } from '../../../shared/payments/use-payment-choice.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import { useIsReading } from '../../../shared/uploads/use-is-reading.ts'
import * as buyerTexts from '../../../texts/shared/buyer.ts'
import * as texts from '../../../texts/storefront/printing.ts'
import { usePrinting } from '../printing-draft.ts'
import type { PrintingOrder } from '../use-printing-order.ts'
import classes from './PrintOrderForm.module.css'
import { useGetQuote } from './use-get-quote.ts'
import { type Refresh, useSubmitPrintOrder } from './use-submit-print-order.ts'

type PrintOrderFormProps = { order: PrintingOrder; turnRoundDays: number; refresh: Refresh }

/** Contact, delivery, note and payment of a print order, and 'Place Order'. */
export function PrintOrderForm({ order, turnRoundDays, refresh }: PrintOrderFormProps) {
  const { items, totalItems, obstacle } = order
  const isGuest = useSession(({ currentUser }) => currentUser === null)
  const isReading = useIsReading()
  const note = usePrinting((draft) => draft.note)
  const contact = useContact()
  const delivery = useDelivery(printsDelivered)
  const promise = useDeliveryPromise({ kind: 'paper', turnRoundDays }, delivery.destination)
  const extras = useOrderExtras('print', promise && 'by' in promise ? promise.by : undefined)
  const coupon = useOrderCoupon(order.amounts, !delivery.isCollected)
  const { totalPaise } = coupon.amounts
  const payment = usePaymentChoice(
    'print',
    delivery.isCollected ? undefined : { totalPaise, place: delivery.address, hasOwnPrint: true },
  )
  const { run, isPending, error, setError } = useSubmitPrintOrder(order, refresh, delivery.saving.save)
  const quote = useGetQuote(order, refresh)

  const refusal = standingRefusal(error ?? quote.error, contact, delivery, extras)

  const place = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    quote.setError(undefined)
    const buyer = checkedBuyer({ contact, delivery, totalPaise, extras, payment, coupon, isToBeReached: isGuest })
    if (!buyer.fields) return setError(buyer.refusal)
    if (obstacle) return setError(obstacle)
    void run({ ...buyer.fields(), note, ...(coupon.price && { grandTotal: coupon.price.totalPrice }) })
  }

  const getQuote = () => {
    setError(undefined)
    if (!contact.check({ isSent: false, isToBeReached: contact.hasEmptied }))
      return quote.setError(buyerTexts.checkTheMarkedFields)
    if (obstacle) return quote.setError(obstacle)
    return quote.run({ contact: contact.said, note, isShipped: !delivery.isCollected })
  }

  return (
    <section className={classes.order} id="place-order" aria-label={texts.contactAndDelivery}>
      <h2 className={classes.title}>{texts.contactAndDelivery}</h2>
      <form className={classes.form} onSubmit={place} noValidate>
        <BuyerFields
          {...{ contact, delivery, totalPaise, promise, extras, coupon }}
          reason={texts.soThatWeCanAskAbout}
          note={{
            value: note,
            hint: texts.whatWeShouldKnowSuchAsWhich,
            onChange: (next) => usePrinting.setState({ note: next }),
          }}
        />
        <OrderPayment kind="print" totalPaise={totalPaise} isCollected={delivery.isCollected} payment={payment} />
        {coupon.price && (
          <Amounts
            items={coupon.price.itemsPrice}
            shipping={coupon.price.shippingPrice}
            isCollected={delivery.isCollected}
            discount={coupon.price.discount}
            coupon={coupon.code}
            total={coupon.price.totalPrice}
          />
        )}
        <ErrorAlert error={refusal} />
        <PlaceBar
          label={texts.placeOrder}
          amount={totalItems > 0 && formatAmount(toRupees(totalPaise))}
          busyLabel={texts.processingOrder}
          isBusy={isPending}
          isDisabled={coupon.isAsking}
          missing={isReading ? texts.weAreStillReadingYourDocument : undefined}
        />
        <Button variant="outline" fullWidth disabled={isReading} aria-busy={quote.isPending} onClick={getQuote}>
          {quote.isPending ? texts.makingYourQuote : texts.getAQuote}
        </Button>
        <p className={classes.quiet}>{texts.aQuoteKeepsTodaysPricesFor15}</p>
        {items.length > 0 && order.jobs.length === 0 && (
          <p className={classes.quiet}>{texts.wellAskForYourTextAndFiles}</p>
        )}
      </form>
    </section>
  )
}
