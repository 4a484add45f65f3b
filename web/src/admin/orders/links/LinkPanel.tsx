import { Button, CopyButton } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { formatMoment } from '@teeshala/contract/date-format'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { isBeingMade } from '@teeshala/contract/payments/gateway/payment-link'
import { isPaidOnline, nextPaymentStatuses } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { api } from '../../../shared/api/api.ts'
import { paymentMethodsQuery } from '../../../shared/payments/payment-methods-query.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import * as texts from '../../../texts/admin/orders/payment-links.ts'
import { paymentLinksQuery } from '../history/order-record-queries.ts'
import { useChangeOrder } from '../parts/use-change-order.ts'
import { useOpenForm } from '../parts/use-open-form.ts'
import { LinksSoFar } from './LinksSoFar.tsx'
import classes from './links.module.css'
import { SendLink } from './SendLink.tsx'

/** An order's payment link, and how staff send or cancel one, also while it is being made; nothing if nothing is due and none was sent. */
export function LinkPanel({ order }: { order: AnyOrder }) {
  const maySend = useMay('sendPaymentLink')
  const [open, setOpen] = useOpenForm(order._id, maySend ? ['link'] : [])
  const methods = useQuery(paymentMethodsQuery)
  const links = useInfiniteQuery(paymentLinksQuery(order._id))
  const cancel = useChangeOrder(order, {
    act: () => api('cancelPaymentLink', { params: { id: order._id } }),
    failed: texts.linkCouldNotBeCancelled,
    said: () => texts.linkIsCancelled,
  })
  const isOpen =
    statusOf(order) !== 'cancelled' && nextPaymentStatuses(order.paymentStatus, order.totalPrice).includes('paid')
  const isOnline = methods.data?.some(isPaidOnline) ?? false
  const { payLink } = order
  const made = payLink ? undefined : links.data?.pages.flatMap(({ items }) => items).find(isBeingMade)
  const isAskedFor = payLink !== undefined || made !== undefined
  if (!isOpen || !isOnline) return <LinksSoFar orderId={order._id} title={texts.payByLink} />
  return (
    <RecordSection title={texts.payByLink}>
      {payLink && (
        <>
          <p className={classes.words}>
            {texts.isAsked(formatAmount(payLink.amount), formatMoment(payLink.expiresAt))}
          </p>
          <p className={classes.url}>{payLink.url}</p>
        </>
      )}
      {made && (
        <p className={classes.words} role="status">
          {texts.isStillMade(formatAmount(made.amount))}
        </p>
      )}
      {!open && (
        <div className={classes.choices}>
          {payLink && (
            <CopyButton value={payLink.url}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? texts.copied : texts.copyLink}
                </Button>
              )}
            </CopyButton>
          )}
          {maySend && (
            <Button variant="default" onClick={() => setOpen('link')}>
              {isAskedFor ? texts.sendNewLink : texts.sendPaymentLink}
            </Button>
          )}
          {maySend && isAskedFor && (
            <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.run()}>
              {texts.cancelLink}
            </Button>
          )}
        </div>
      )}
      {cancel.error && <p role="alert">{cancel.error}</p>}
      {open && <SendLink order={order} onClose={() => setOpen(undefined)} />}
      <LinksSoFar orderId={order._id} />
    </RecordSection>
  )
}
