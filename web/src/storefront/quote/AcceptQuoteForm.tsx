import { useQuery } from '@tanstack/react-query'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AcceptQuoteRequest, Quote } from '@teeshala/contract/printing/quotes/quote'
import { emailOfQuote } from '@teeshala/contract/printing/quotes/quote-email'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../shared/api/api.ts'
import { failedWith } from '../../shared/api/api-failure.ts'
import { invalidate, queryClient } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { useDeliveryPromise } from '../../shared/delivery/use-delivery-promise.ts'
import { bySecret } from '../../shared/link-secrets/link-secrets.ts'
import { openedAddress } from '../../shared/link-secrets/placed-order.ts'
import { BuyerFields } from '../../shared/ordering/BuyerFields.tsx'
import { checkedBuyer } from '../../shared/ordering/checked-buyer.ts'
import { useContact } from '../../shared/ordering/contact/use-contact.ts'
import { clearExtras } from '../../shared/ordering/extras/extras-draft.ts'
import { PlaceBar } from '../../shared/ordering/PlaceBar.tsx'
import { standingRefusal } from '../../shared/ordering/standing-refusal.ts'
import { useDelivery } from '../../shared/ordering/use-delivery.ts'
import { useOrderExtras } from '../../shared/ordering/use-order-extras.ts'
import { afterOrder } from '../../shared/orders/after-order.ts'
import { OrderPayment } from '../../shared/payments/OrderPayment.tsx'
import { refreshMethods } from '../../shared/payments/refresh-methods.ts'
import { usePaymentChoice } from '../../shared/payments/use-payment-choice.ts'
import { tradeRulesQuery } from '../../shared/printing/trade-rules-query.ts'
import { QuoteAmounts } from '../../shared/quotes/QuoteAmounts.tsx'
import { useKeptFields } from '../../shared/session/kept/use-kept-fields.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../texts/storefront/quote.ts'
import classes from './QuotePage.module.css'

/** Contact, delivery and payment of a quote, and the button that orders it: at its prices, or at today's once it has expired. */
export function AcceptQuoteForm({ quote }: { quote: Quote }) {
  const { _id: id, token, present, isShipped } = quote
  const navigate = useNavigate()
  const isGuest = useSession(({ currentUser }) => currentUser === null)
  const contact = useContact({ ...quote.contact, email: emailOfQuote(quote) })
  const delivery = useDelivery({ of: id, first: isShipped ? 'send' : 'collect' })
  const { data: rules } = useQuery(tradeRulesQuery)
  const promise = useDeliveryPromise({ kind: 'paper', turnRoundDays: rules?.turnRoundDays ?? 0 }, delivery.destination)
  const shownPromise = rules && promise
  const extras = useOrderExtras(id, shownPromise && 'by' in shownPromise ? shownPromise.by : undefined)
  const [{ note }, keepNote] = useKeptFields(`quote:${id}`, { note: quote.note }, { outlivesPage: true })

  const { itemsPrice, shippingPrice } = present ?? quote
  const shippingPaise = delivery.isCollected ? 0 : toPaise(shippingPrice)
  const totalPaise = toPaise(itemsPrice) + shippingPaise
  const grandTotal = toRupees(totalPaise)
  const payment = usePaymentChoice(
    'print',
    delivery.isCollected ? undefined : { totalPaise, place: delivery.address, hasOwnPrint: true },
  )

  const { run, isPending, error, setError } = useAction({
    act: (body: AcceptQuoteRequest) => api('acceptQuote', { params: { id }, ...bySecret(token), body }),
    failed: texts.failedToSubmitOrder,
    onSuccess: async (order) => {
      clearExtras(id)
      delivery.saving.save()
      await afterOrder()
      await queryClient.invalidateQueries({ queryKey: queryKeys.quotes(), refetchType: 'none' })
      navigate(openedAddress(order), { state: { isNew: true, paysNow: isPayable(order) } })
    },
    onError: (failure) => {
      if (failedWith(failure, 'METHOD_NOT_OFFERED')) return refreshMethods()
      // It may have expired, or been ordered, since it was opened.
      if (failedWith(failure, 'PRICE_CHANGED') || failedWith(failure, 'CONFLICT')) return invalidate(queryKeys.quotes())
      return undefined
    },
  })

  const refusal = standingRefusal(error, contact, delivery, extras)

  const order = (event: FormEvent) => {
    event.preventDefault()
    const buyer = checkedBuyer({ contact, delivery, totalPaise, extras, payment, isToBeReached: isGuest })
    if (!buyer.fields) return setError(buyer.refusal)
    return run({ userId: useSession.getState().currentUser?._id ?? null, grandTotal, ...buyer.fields(), note })
  }

  return (
    <form className={classes.form} aria-labelledby="accept-title" onSubmit={order} noValidate>
      <h2 className={classes.title} id="accept-title">
        {present ? texts.orderAtTodaysPrice : texts.orderAtThisPrice}
      </h2>
      <BuyerFields
        {...{ contact, delivery, totalPaise, extras }}
        promise={shownPromise}
        reason={texts.soThatWeCanAskAbout}
        note={{
          value: note,
          hint: texts.whatWeShouldKnowSuchAsWhich,
          onChange: (next) => keepNote({ note: next.replaceAll('\n', ' ') }),
        }}
      />
      <OrderPayment kind="print" totalPaise={totalPaise} isCollected={delivery.isCollected} payment={payment} />
      <QuoteAmounts amounts={{ itemsPrice, shippingPrice, grandTotal }} isShipped={!delivery.isCollected} />
      <ErrorAlert error={refusal} />
      <PlaceBar
        label={texts.placeOrder}
        amount={formatAmount(grandTotal)}
        busyLabel={texts.processingOrder}
        isBusy={isPending}
      />
    </form>
  )
}
