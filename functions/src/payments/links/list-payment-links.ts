import { toRupees } from '@teeshala/contract/money'
import type { OrderPaymentLink, StoredPaymentLink } from '@teeshala/contract/payments/gateway/payment-link'
import { paymentLinksIn } from '../../firestore/collections.ts'
import type { WithId } from '../../firestore/read-documents.ts'
import type { Handler } from '../../http/handler.ts'
import { listPage } from '../../http/list-page.ts'

/** Returns the payment links of an order, newest first, with their status. */
export const listPaymentLinks: Handler<'listPaymentLinks'> = async ({ params, query }, deps) => {
  const links = paymentLinksIn(deps.db).where('orderId', '==', params.id)
  return listPage(links, { page: query, answer: linkAnswer }, deps)
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
