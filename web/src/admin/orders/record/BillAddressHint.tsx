import { toPaise } from '@teeshala/contract/money'
import { fulfilmentOf } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { lacksAddress } from '@teeshala/contract/tax/lacks-address'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './record.module.css'

/** Asks staff for the address that the invoice of an order to be collected has to name. */
export function BillAddressHint({ order }: { order: AnyOrder }) {
  const { company, totalPrice } = order
  const billed = { hasCompany: company !== undefined, totalPaise: toPaise(totalPrice) }
  if (!lacksAddress({ fulfilment: fulfilmentOf(order), status: statusOf(order), ...billed })) return null
  return <p className={classes.quiet}>{texts.theInvoiceHasToNameTheBuyersAddress}</p>
}
