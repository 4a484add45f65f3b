import { toPaise } from '@teeshala/contract/money'
import { fulfilmentOf } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { needsEwayBill } from '@teeshala/contract/tax/eway-bill'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './record.module.css'

/** Reminds staff of the e-way bill that a large order needs before it leaves the shop. */
export function EwayBill({ order }: { order: AnyOrder }) {
  const totalPaise = toPaise(order.totalPrice)
  if (!needsEwayBill({ status: statusOf(order), fulfilment: fulfilmentOf(order), totalPaise })) return null
  return (
    <RecordSection title={texts.ewayBill}>
      <p className={classes.plain}>{texts.makeAnEwayBill}</p>
    </RecordSection>
  )
}
