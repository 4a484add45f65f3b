import { Button, CopyButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '@teeshala/contract/date-format'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { isPaidOnline, nextPaymentStatuses } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useState } from 'react'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { api } from '../../../shared/api/api.ts'
import { paymentMethodsQuery } from '../../../shared/payments/payment-methods-query.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import * as texts from '../../../texts/admin/orders/payment-links.ts'
import { useChangeOrder } from '../parts/use-change-order.ts'
import { LinksSoFar } from './LinksSoFar.tsx'
import classes from './links.module.css'
import { SendLink } from './SendLink.tsx'

/** An order's payment link, and how staff send or cancel one; nothing if nothing is due and none was sent. */
export function LinkPanel({ order }: { order: AnyOrder }) {
  const [isAsking, setAsking] = useState(false)
  const maySend = useMay('sendPaymentLink')
  const methods = useQuery(paymentMethodsQuery)
  const cancel = useChangeOrder(order, {
    act: () => api('cancelPaymentLink', { params: { id: order._id } }),
    failed: texts.linkCouldNotBeCancelled,
    said: () => texts.linkIsCancelled,
  })
  const isOpen =
    statusOf(order) !== 'cancelled' && nextPaymentStatuses(order.paymentStatus, order.totalPrice).includes('paid')
  const isOnline = methods.data?.some(isPaidOnline) ?? false
  const { payLink } = order
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
      {!isAsking && (
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
            <Button variant="default" onClick={() => setAsking(true)}>
              {payLink ? texts.sendNewLink : texts.sendPaymentLink}
            </Button>
          )}
          {maySend && payLink && (
            <Button variant="subtle" loading={cancel.isPending} onClick={() => cancel.run()}>
              {texts.cancelLink}
            </Button>
          )}
        </div>
      )}
      {cancel.error && <p role="alert">{cancel.error}</p>}
      {isAsking && <SendLink order={order} onClose={() => setAsking(false)} />}
      <LinksSoFar orderId={order._id} />
    </RecordSection>
  )
}
