import { useQuery } from '@tanstack/react-query'
import { firstPayTerms } from '@teeshala/contract/accounts/pay-terms'
import { toRupees } from '@teeshala/contract/money'
import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import { laterPaymentOf } from '@teeshala/contract/payments/advance-rules'
import { isPaidOnline, type PaymentMethod } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/orders.ts'
import { profileQuery } from '../accounts/profile-query.ts'
import { useSession } from '../session/session-store.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import classes from './PaymentMethods.module.css'

type AdvanceHintProps = {
  kind: OrderKind
  totalPaise: number
  isCollected: boolean
  method: PaymentMethod | undefined
}

/** Says before an order is placed that a part of it is asked for first, or that its buyer pays it on invoice. */
export function AdvanceHint({ kind, totalPaise, isCollected, method }: AdvanceHintProps) {
  const { data: settings } = useQuery(settingsQuery)
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const { data: profile } = useQuery({ ...profileQuery, enabled: isSignedIn })
  const later =
    settings?.advanceRules &&
    laterPaymentOf({ kind, totalPaise }, settings.advanceRules, profile?.payTerms ?? firstPayTerms)
  if (later === undefined) return null
  if ('invoiceDays' in later) return <p className={classes.advance}>{texts.onInvoiceHint(later.invoiceDays)}</p>
  const isCash = method !== undefined && !isPaidOnline(method)
  const sent = isCash ? texts.inCashAtDelivery : texts.beforeWeSendIt
  const rest = isCollected ? texts.whenYouCollectIt : sent
  return <p className={classes.advance}>{texts.advanceHint(formatAmount(toRupees(later.advancePaise)), rest)}</p>
}
