import { formatMoment } from '@teeshala/contract/date-format'
import { originLabels } from '@teeshala/contract/orders/buyer/order-origin'
import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { adminPaymentWords, paymentWords } from '@teeshala/contract/payments/payment'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { OrderDates } from '../../../shared/order-lines/OrderDates.tsx'
import { ShipmentLines } from '../../../shared/order-lines/ShipmentLines.tsx'
import { ShippingLines } from '../../../shared/order-lines/ShippingLines.tsx'
import { OrderStatusBadge } from '../../../shared/orders/OrderStatusBadge.tsx'
import { withMoneyBack } from '../../../shared/orders/order-words.ts'
import { ReceiptButton } from '../../../shared/orders/ReceiptButton.tsx'
import { StatusBadge } from '../../../shared/orders/StatusBadge.tsx'
import { paymentTone } from '../../../shared/orders/tones.ts'
import { hasOwnPrints } from '../../../shared/proofs/has-own-prints.ts'
import { PrintPictures } from '../../../shared/proofs/PrintPictures.tsx'
import { useMay } from '../../../shared/session/staff-rights.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import * as proofTexts from '../../../texts/shared/proofs.ts'
import { ClaimsOfOrder } from '../claims/ClaimsOfOrder.tsx'
import { CourierPanel } from '../couriers/CourierPanel.tsx'
import { CreditPanel } from '../credit/CreditPanel.tsx'
import { EInvoicePanel } from '../e-invoices/EInvoicePanel.tsx'
import { OrderLog } from '../history/OrderLog.tsx'
import { OrderNotes } from '../history/OrderNotes.tsx'
import { StaffSteps } from '../history/StaffSteps.tsx'
import { LinkPanel } from '../links/LinkPanel.tsx'
import { NoDesignYet } from '../NoDesignYet.tsx'
import { PartsPanel } from '../parts/PartsPanel.tsx'
import { OrderPayments } from '../payments/OrderPayments.tsx'
import { ProofPanel } from '../proof/ProofPanel.tsx'
import { BulkOrderLines } from './BulkOrderLines.tsx'
import { BillTo } from './billing/BillTo.tsx'
import { waitsForAddress } from './billing/bill-facts.ts'
import { ConfirmHold } from './ConfirmHold.tsx'
import { ContactLines } from './ContactLines.tsx'
import { EwayBill } from './EwayBill.tsx'
import { MovePanel } from './MovePanel.tsx'
import { MovePromise } from './MovePromise.tsx'
import { type Move, movesOf } from './order-moves.ts'
import { PrintOrderLines } from './PrintOrderLines.tsx'
import { RenewLink } from './RenewLink.tsx'
import classes from './record.module.css'
import { ShirtOrderLines } from './ShirtOrderLines.tsx'
import { useMoveOrder } from './use-move-order.ts'

/** The move to confirm, if any, and a function to request one. */
export type AskedMove = { asked: Move | undefined; onAsk: (move: Move | undefined) => void }

/** Everything the shop knows about an order, with all actions. */
export function OrderRecord({ order, asked, onAsk }: AskedMove & { order: AnyOrder }) {
  const mayMove = useMay('moveOrder')
  const maySend = useMay('sendProof')
  const mayRenew = useMay('renewOrderLink')
  const mayDate = useMay('movePromise')
  const mayCredit = useMay('giveCredit')
  const mayConfirm = useMay('confirmOrder')
  const { run, isPending } = useMoveOrder(order, () => onAsk(undefined))
  const isWaiting = waitsForAddress(order)
  const way = paymentWords(order)
  const paymentState = adminPaymentWords(order.paymentStatus, statusOf(order), order.totalPrice)
  return (
    <div className={classes.record}>
      <div className={classes.summary}>
        <OrderStatusBadge order={order} />
        <StatusBadge tone={paymentTone(order)}>
          {way ? texts.paymentIs(withMoneyBack(paymentState.toLowerCase(), order)) : paymentState}
        </StatusBadge>
        <NoDesignYet order={order} />
        <p className={classes.quiet}>
          {texts.placedAt(formatMoment(order.createdAt))}
          {order.origin && `, ${originLabels[order.origin].toLowerCase()}`}
        </p>
      </div>
      {mayMove && (
        <MovePanel
          name={order._id}
          moves={movesOf(order)}
          asked={asked}
          onAsk={onAsk}
          onConfirm={run}
          isPending={isPending}
          none={texts.thisOrderIsClosed}
        />
      )}
      <EwayBill order={order} />
      {/* Under the same key in both places, so that a form stays open with what was typed if a colleague enters the address. */}
      {isWaiting && <BillTo key={`bill-${order._id}`} order={order} />}
      {order.parts && order.parts.balance > 0 && (
        <PartsPanel key={`parts-${order._id}`} order={order} parts={order.parts} mayChange={mayMove} />
      )}
      <LinkPanel key={`link-${order._id}`} order={order} />
      {order.proof && <ProofPanel key={`proof-${order._id}`} order={order} proof={order.proof} mayChange={maySend} />}
      {order.confirmBy && mayConfirm && <ConfirmHold key={order._id} order={order} confirmBy={order.confirmBy} />}
      <CourierPanel key={`courier-${order._id}`} order={order} />
      <ClaimsOfOrder key={`claims-${order._id}`} orderId={order._id} />
      <EInvoicePanel key={`e-invoices-${order._id}`} order={order} />
      <CreditPanel key={`credit-${order._id}`} order={order} mayGive={mayCredit} />
      <OrderDates order={order} reader="staff" />
      {mayDate && <MovePromise key={`date-${order._id}`} order={order} />}
      <Lines order={order} />
      {hasOwnPrints(order) && !order.proof?.versions.length && (
        <RecordSection title={proofTexts.howItIsPrinted}>
          <PrintPictures key={order._id} id={order._id} token={null} />
        </RecordSection>
      )}
      {order.kind !== 'print' && order.note && (
        <RecordSection title={texts.customersNote}>
          <p className={classes.note}>{order.note}</p>
        </RecordSection>
      )}
      <div className={classes.pair}>
        <RecordSection title={texts.customer}>
          <ContactLines order={order} />
        </RecordSection>
        <RecordSection title={texts.shippingAddress}>
          <ShippingLines to={order.shippingAddress} />
        </RecordSection>
        {order.shipment && (
          <RecordSection title={texts.courier}>
            <ShipmentLines shipment={order.shipment} />
          </RecordSection>
        )}
        <RecordSection title={texts.payment}>
          <p className={classes.plain}>{way ?? paymentState}</p>
          <OrderPayments key={`payments-${order._id}`} orderId={order._id} />
          <div className={classes.downloads}>
            <ReceiptButton order={order} token={null} />
          </div>
        </RecordSection>
      </div>
      {!isWaiting && <BillTo key={`bill-${order._id}`} order={order} />}
      {order.origin && isPayable(order) && mayRenew && <RenewLink key={order._id} order={order} />}
      <RecordSection title={texts.timeline}>
        <StaffSteps order={order} />
      </RecordSection>
      <OrderNotes orderId={order._id} />
      <OrderLog order={order} />
    </div>
  )
}

/** The ordered items, by kind. */
function Lines({ order }: { order: AnyOrder }) {
  switch (order.kind) {
    case 'bulk':
      return <BulkOrderLines order={order} />
    case 'print':
      return <PrintOrderLines order={order} />
    default:
      return <ShirtOrderLines order={order} />
  }
}
