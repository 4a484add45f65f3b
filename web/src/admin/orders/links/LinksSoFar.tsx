import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoment } from '@teeshala/contract/date-format'
import { isLinkOver, type OrderPaymentLink } from '@teeshala/contract/payments/gateway/payment-link'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import * as texts from '../../../texts/admin/orders/payment-links.ts'
import { paymentLinksQuery } from '../history/order-record-queries.ts'
import classes from './links.module.css'

/** The latest payment links of an order with their status; nothing if none was sent. */
export function LinksSoFar({ orderId, title }: { orderId: string; title?: string }) {
  const { data, error, status } = useInfiniteQuery(paymentLinksQuery(orderId))
  if (status === 'error' && !data) return <p role="alert">{sentenceFor(error, texts.linksCouldNotBeLoaded)}</p>
  const links = data?.pages.flatMap(({ items }) => items) ?? []
  if (links.length === 0) return null
  const list = (
    <ul aria-label={texts.linksSoFar} className={classes.links}>
      {links.map((link) => (
        <li key={link._id}>
          <span>{texts.linkWas(formatAmount(link.amount), becameOf(link))}</span>
          <span className={classes.quiet}>{texts.sentAt(formatMoment(link.createdAt), link._id)}</span>
        </li>
      ))}
    </ul>
  )
  return title === undefined ? list : <RecordSection title={title}>{list}</RecordSection>
}

function becameOf({ state, isUnwanted, paid }: OrderPaymentLink): string {
  const ending = state === 'making' ? texts.isBeingCancelled : texts.ending
  const became = isUnwanted && !isLinkOver(state) ? ending : texts.becameOf[state]
  return paid > 0 && state !== 'paid' ? `${became}${texts.paidOf(formatAmount(paid))}` : became
}
