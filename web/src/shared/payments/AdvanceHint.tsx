import { useQuery } from '@tanstack/react-query'
import { toRupees } from '@teeshala/contract/money'
import type { OrderKind } from '@teeshala/contract/orders/order-kind'
import { advanceOf } from '@teeshala/contract/payments/advance-rules'
import { isPaidOnline, type PaymentMethod } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/orders.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import classes from './PaymentMethods.module.css'

type AdvanceHintProps = {
  kind: OrderKind
  totalPaise: number
  isCollected: boolean
  method: PaymentMethod | undefined
}

/** Says before an order is placed that a part of it is asked for first. */
export function AdvanceHint({ kind, totalPaise, isCollected, method }: AdvanceHintProps) {
  const { data: settings } = useQuery(settingsQuery)
  const advance = settings?.advanceRules && advanceOf({ kind, totalPaise }, settings.advanceRules)
  if (advance === undefined) return null
  const isCash = method !== undefined && !isPaidOnline(method)
  const sent = isCash ? texts.inCashAtDelivery : texts.beforeWeSendIt
  const rest = isCollected ? texts.whenYouCollectIt : sent
  return <p className={classes.advance}>{texts.advanceHint(formatAmount(toRupees(advance)), rest)}</p>
}
