import { toPaise } from '@teeshala/contract/money'
import { fulfilmentOf } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { billingAddressRefusal, lacksBillingAddress } from '@teeshala/contract/tax/billed-address'

/** Whether an order cannot leave the shop before its billing address is known. */
export function waitsForAddress(order: AnyOrder): boolean {
  return lacksBillingAddress({ ...factsOf(order), totalPaise: toPaise(order.totalPrice) })
}

/** Whether the billing address of an order can still be entered or corrected. */
export function takesAddress(order: AnyOrder): boolean {
  return billingAddressRefusal(factsOf(order)) === undefined
}

const factsOf = ({ contact, company, billingAddress, invoice, ...order }: AnyOrder) => ({
  contact,
  company,
  billingAddress,
  invoice,
  fulfilment: fulfilmentOf(order),
  status: statusOf(order),
})
