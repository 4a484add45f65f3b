import { useQuery } from '@tanstack/react-query'
import { firstPayTerms } from '@teeshala/contract/accounts/pay-terms'
import { toRupees } from '@teeshala/contract/money'
import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import { laterPaymentOf } from '@teeshala/contract/payments/advance-rules'
import { isPaidOnline } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/orders.ts'
import { profileQuery } from '../accounts/profile-query.ts'
import { useSession } from '../session/session-store.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import classes from './PaymentMethods.module.css'
import { PaymentMethods } from './PaymentMethods.tsx'
import type { usePaymentChoice } from './use-payment-choice.ts'

type OrderPaymentProps = {
  kind: OrderKind
  totalPaise: number
  isCollected: boolean
  payment: ReturnType<typeof usePaymentChoice>
}

/** The payment options of an order, and the advance. Customers on invoice have nothing to choose. */
export function OrderPayment({ kind, totalPaise, isCollected, payment }: OrderPaymentProps) {
  const { data: settings } = useQuery(settingsQuery)
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const { data: profile } = useQuery({ ...profileQuery, enabled: isSignedIn })
  const later =
    settings?.advanceRules &&
    laterPaymentOf({ kind, totalPaise }, settings.advanceRules, profile?.payTerms ?? firstPayTerms)
  if (later && 'invoiceDays' in later && payment.value) {
    return (
      <fieldset className={classes.methods}>
        <legend>{texts.paymentMethod}</legend>
        <p className={classes.advance}>{texts.onInvoiceHint(later.invoiceDays)}</p>
      </fieldset>
    )
  }
  const isCash = payment.value !== undefined && !isPaidOnline(payment.value)
  const sent = isCash ? texts.inCashAtDelivery : texts.beforeWeSendIt
  const isByHand = payment.accepted?.some(isPaidOnline) === false
  const rest = isCollected ? texts.whenYouCollectIt : sent
  return (
    <>
      <PaymentMethods {...payment} isCollected={isCollected} />
      {later && 'advancePaise' in later && (
        <p className={classes.advance}>
          {texts.advanceHint(formatAmount(toRupees(later.advancePaise)), rest, isByHand)}
        </p>
      )}
    </>
  )
}
