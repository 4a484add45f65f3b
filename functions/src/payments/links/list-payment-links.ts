import { toRupees } from '@teeshala/contract/money'
import type { OrderPaymentLink, StoredPaymentLink } from '@teeshala/contract/payments/gateway/payment-link'
import { paymentLinksIn } from '../../firestore/collections.ts'
import { readPage } from '../../firestore/page.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { leaveOutUnfit } from '../../http/leave-out-unfit.ts'

/** Returns the payment links of an order, newest first, with their status. */
export const listPaymentLinks: Handler<'listPaymentLinks'> = async ({ params, query }, deps) => {
  const links = paymentLinksIn(deps.db).where('orderId', '==', params.id)
  const order = { field: 'createdAt', direction: 'desc', onUnfit: leaveOutUnfit(deps) } as const
  const { items, headers } = await readPage<StoredPaymentLink>(links, order, query)
  return ok(items.map(linkAnswer), headers)
}

function linkAnswer(link: WithId<StoredPaymentLink>): OrderPaymentLink {
  const { _id, orderId, url, amountPaise, firstPaise, paidPaise, state, isUnwanted = false } = link
  return {
    _id,
    orderId,
    ...(url !== undefined && { url }),
    amount: toRupees(amountPaise),
    ...(firstPaise !== undefined && { first: toRupees(firstPaise) }),
    paid: toRupees(paidPaise),
    state,
    isUnwanted,
    expiresAt: link.expiresAt.toISOString(),
    createdAt: link.createdAt.toISOString(),
  }
}
