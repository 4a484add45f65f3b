import { Alert, Button, Group, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { formatMoment } from '@teeshala/contract/date-format'
import { canCustomerCancel } from '@teeshala/contract/orders/order-status'
import { asksByHand, isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { isWorkshop, statusOf } from '@teeshala/contract/orders/status-words'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { trackingAddress } from '../../../shared/link-secrets/placed-order.ts'
import { CopyLink } from '../../../shared/ordering/CopyLink.tsx'
import { MissingDesign } from '../../../shared/orders/MissingDesign.tsx'
import { deliveryWords, titleOfId } from '../../../shared/orders/order-words.ts'
import { ReceiptButton } from '../../../shared/orders/ReceiptButton.tsx'
import { StatusBadge } from '../../../shared/orders/StatusBadge.tsx'
import { Steps } from '../../../shared/orders/Steps.tsx'
import { orderTone } from '../../../shared/orders/tones.ts'
import { hasOwnPrints } from '../../../shared/proofs/has-own-prints.ts'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import { PrintHead } from '../../../shared/settings/PrintHead.tsx'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { NearAtOnce } from '../../../shared/ui/near-screen/near-at-once.ts'
import * as proofTexts from '../../../texts/shared/proofs.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import { AskedByLink } from '../payment/AskedByLink.tsx'
import { lastWord } from '../payment/last-word.ts'
import { PaymentPanel } from '../payment/PaymentPanel.tsx'
import type { usePayOrder } from '../payment/use-pay-order.ts'
import { type Arrival, titleOf, usePaymentOnArrival } from './arrival.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { ConfirmHold } from './ConfirmHold.tsx'
import { OrderSections } from './OrderSections.tsx'
import classes from './OrderTracking.module.css'
import { TrackingSection } from './TrackingSection.tsx'

/** Loaded only for delivered orders. */
const RateOrder = lazyPart(() => import('../reviews/RateOrder.tsx').then((module) => module.RateOrder))

/** Loaded only for orders that can have a problem: delivered or late. */
const OrderClaims = lazyPart(() => import('../claims/OrderClaims.tsx').then((module) => module.OrderClaims))

/** Loaded only for orders large enough for a proof. */
const ProofPanel = lazyPart(() => import('./ProofPanel.tsx').then((module) => module.ProofPanel))

/** Loaded only for orders with the customer's own design. */
const PrintPictures = lazyPart(() =>
  import('../../../shared/proofs/PrintPictures.tsx').then((module) => module.PrintPictures),
)

/** Loaded only for orders with updates to come. */
const UpdatesPanel = lazyPart(() => import('./UpdatesPanel.tsx').then((module) => module.UpdatesPanel))

type OrderTrackingProps = {
  order: AnyOrder
  /** The token it was opened with, without an account. */
  token: string | null
  confirmCode: string | undefined
  paying: ReturnType<typeof usePayOrder>
}

/** An order and its progress, on screen and in print. */
export function OrderTracking({ order, token, confirmCode, paying }: OrderTrackingProps) {
  const arrival = useLocation().state as Arrival
  usePaymentOnArrival(arrival, order, () => paying.pay(undefined))
  const isOfWorkshop = isWorkshop(order.kind)
  const ended = lastWord(order, paying)
  return (
    <NearAtOnce value>
      <PageHead title={titleOfId(order._id)} />
      <PrintHead />
      <Title order={1}>{titleOf(order, arrival)}</Title>
      <p className={classes.about}>
        <span>
          {texts.order} <strong>{order._id}</strong>
          {texts.placedAt(formatMoment(order.createdAt))}
        </span>
        <StatusBadge tone={orderTone(order)}>{deliveryWords(order)}</StatusBadge>
      </p>
      {arrival?.isEarlier && <EarlierRemark />}
      {arrival?.isNew && token && (
        <Alert color="marigold" mb="lg" role="status">
          <Group>
            {texts.youOrderedWithoutAnAccountSo}
            <CopyLink address={trackingAddress({ _id: order._id, trackingToken: token })} />
          </Group>
        </Alert>
      )}
      <ConfirmHold order={order} token={token} code={confirmCode} />
      <MissingDesign order={order} mb="lg" />
      {(isPayable(order) || asksByHand(order)) && <PaymentPanel order={order} paying={paying} />}
      {!isPayable(order) && !asksByHand(order) && order.payLink && <AskedByLink link={order.payLink} />}
      {ended && <FinalWord {...ended} />}
      <div className={classes.columns}>
        <TrackingSection title={texts.progress} className={classes.progress}>
          <Steps order={order} />
        </TrackingSection>
        <div className={classes.main}>
          {order.proof && (order.proof.isAwaited || order.proof.versions.length > 0) && (
            <ProofPanel order={order} proof={order.proof} token={token} />
          )}
          <OrderSections order={order}>
            {hasOwnPrints(order) && !order.proof?.versions.length && (
              <TrackingSection title={proofTexts.howItIsPrinted}>
                <PrintPictures id={order._id} token={token} />
              </TrackingSection>
            )}
          </OrderSections>
          {statusOf(order) !== 'delivered' && statusOf(order) !== 'cancelled' && (
            <UpdatesPanel order={order} token={token} />
          )}
          {statusOf(order) !== 'cancelled' && <OrderClaims order={order} token={token} />}
          {order.kind !== 'print' && statusOf(order) === 'delivered' && <RateOrder order={order} token={token} />}
          <Group className={classes.actions}>
            <ButtonLink to={moreOf(order)}>{isOfWorkshop ? texts.orderMore : texts.continueShopping}</ButtonLink>
            <Button variant="default" leftSection={<IconPrinter size={20} />} onClick={() => window.print()}>
              {texts.print}
            </Button>
            <ReceiptButton order={order} token={token} />
            {canCustomerCancel(statusOf(order)) && <CancelOrder order={order} token={token} />}
          </Group>
        </div>
      </div>
    </NearAtOnce>
  )
}

/** The result of a payment whose button has disappeared, with focus. */
function FinalWord({ isBad, text }: { isBad: boolean; text: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Alert ref={place} tabIndex={-1} color={isBad ? 'red' : 'green'} mb="lg" role={isBad ? 'alert' : 'status'}>
      {text}
    </Alert>
  )
}

/** Returns where to order more like this. */
function moreOf({ kind, _id }: AnyOrder): string {
  if (kind === 'print') return `/printing?reorder=${_id}`
  return kind === 'bulk' ? '/order' : '/'
}

/** Shown to a customer who ordered again with another address or payment method after a lost response. */
function EarlierRemark() {
  return (
    <Alert color="marigold" mb="lg" role="status">
      {texts.yourFirstTryWentThroughAfter}{' '}
      <TextLink to="/contact" inherit>
        {texts.writeToUs}
      </TextLink>
      .
    </Alert>
  )
}
