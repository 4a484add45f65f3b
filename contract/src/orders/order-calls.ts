import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { AuditEntry } from '../audit/audit.ts'
import { BulkOrder } from '../bulk/bulk-order.ts'
import { BulkOrderRequest } from '../bulk/bulk-order-request.ts'
import { BulkOrderPrice, PriceBulkOrderRequest } from '../bulk/price-bulk-order.ts'
import { MovePromiseRequest } from '../delivery/moved-promise.ts'
import { DocumentId, OrderId } from '../ids.ts'
import { Day } from '../india-day.ts'
import { countField, paging } from '../paging/paging.ts'
import { nextCursorHeader, totalCountHeader } from '../paging/paging-headers.ts'
import { PathNumber } from '../paging/path-number.ts'
import { CameBackRequest } from '../payments/cash/refused-parcel.ts'
import { OrderPaymentLink, SendPaymentLinkRequest } from '../payments/gateway/payment-link.ts'
import { OrderPayment } from '../payments/order-payment.ts'
import { PaymentStatus } from '../payments/payment.ts'
import { PrintOrder } from '../printing/print-order.ts'
import { PrintOrderRequest } from '../printing/print-order-request.ts'
import { proofAwaits } from '../proofs/proof.ts'
import { CreditableLines, GiveCreditRequest } from '../tax/credit/credit-calls.ts'
import { voucherKinds } from '../tax/vouchers/voucher.ts'
import { RecordPartRequest, WaiveGateRequest } from './amounts/paid-parts.ts'
import { SetBillingAddressRequest } from './buyer/billing-address.ts'
import {
  ConfirmOrderRequest,
  ContactCodeRequest,
  ContactCodeSent,
  ContactProof,
  ContactProofRequest,
} from './buyer/contact-code.ts'
import { CheckoutRequest, MoveOrderRequest, MoveWorkshopOrderRequest, Order } from './order.ts'
import { AddOrderNoteRequest, OrderNote } from './order-note.ts'
import { OrderStatus } from './order-status.ts'
import { OutForDeliveryRequest } from './parcel-steps.ts'
import { AnyOrder } from './search/any-order.ts'
import { OrderSort, ShirtOrderKind } from './search/order-list.ts'
import { TrackedOrder, TrackOrderRequest } from './search/track-order.ts'
import { SingleOrderRequest } from './single-order.ts'
import { PriceStaffOrderRequest, RenewedOrderLink, StaffOrderPrice, StaffOrderRequest } from './staff-order.ts'
import { WorkshopStatus } from './status-words.ts'

const person = { id: DocumentId }
const order = { id: OrderId }
/** `number` is the file's index from 0 in `filesOfOrder`. */
const design = { ...order, number: PathNumber }
/** Only orders not yet made whose proof waits for the shop or for the customer. */
const awaitedProof = z.optional(z.enum(proofAwaits))
const staffList = {
  /** Without `status`, one that still owes money leaves out cancelled orders. */
  paymentStatus: z.optional(PaymentStatus),
  /** Only orders that the press may begin now. */
  toPrint: z.optional(z.enum(['true'])),
  q: z.optional(z.string().check(z.maxLength(100))),
  /** Placed on or after this day. */
  from: z.optional(Day),
  /** Placed on or before this day. */
  to: z.optional(Day),
  sort: z._default(OrderSort, 'newest'),
  ...countField,
  ...paging(25),
}
const headers = [nextCursorHeader]
/** The first page also carries the total count, up to `maxCounted`. */
const staffHeaders = [nextCursorHeader, totalCountHeader]

export const orderCalls = {
  placeOrder: { body: z.union([CheckoutRequest, SingleOrderRequest]), answer: Order, status: 201, isRepeatable: true },
  listOrders: {
    query: { status: z.optional(OrderStatus), kind: z.optional(ShirtOrderKind), proof: awaitedProof, ...staffList },
    answer: z.array(Order),
    headers: staffHeaders,
  },
  listOrdersOf: {
    params: person,
    /** Without `kinds`, only orders of carts and of single shirts. */
    query: { kinds: z.optional(z.enum(['all'])), ...paging(25) },
    answer: z.array(AnyOrder),
    headers,
  },
  moveOrder: { params: order, body: MoveOrderRequest, answer: Order },
  trackOrder: { body: TrackOrderRequest, answer: TrackedOrder },

  priceBulkOrder: { body: PriceBulkOrderRequest, answer: BulkOrderPrice },
  placeBulkOrder: { body: BulkOrderRequest, answer: BulkOrder, status: 201, isRepeatable: true },
  listBulkOrders: {
    query: { status: z.optional(WorkshopStatus), proof: awaitedProof, ...staffList },
    answer: z.array(BulkOrder),
    headers: staffHeaders,
  },
  moveBulkOrder: { params: order, body: MoveWorkshopOrderRequest, answer: BulkOrder },

  placePrintOrder: { body: PrintOrderRequest, answer: PrintOrder, status: 201, isRepeatable: true },
  listPrintOrders: {
    query: { status: z.optional(WorkshopStatus), ...staffList },
    answer: z.array(PrintOrder),
    headers: staffHeaders,
  },
  movePrintOrder: { params: order, body: MoveWorkshopOrderRequest, answer: PrintOrder },

  priceStaffOrder: { body: PriceStaffOrderRequest, answer: StaffOrderPrice },
  placeStaffOrder: { body: StaffOrderRequest, answer: AnyOrder, status: 201, isRepeatable: true },
  recordPart: { params: order, body: RecordPartRequest, answer: AnyOrder },
  sendPaymentLink: { params: order, body: SendPaymentLinkRequest, answer: AnyOrder, status: 201 },
  cancelPaymentLink: { params: order, answer: AnyOrder },
  listPaymentLinks: { params: order, query: paging(10), answer: z.array(OrderPaymentLink), headers },
  waiveGate: { params: order, body: WaiveGateRequest, answer: AnyOrder },
  noteOutForDelivery: { params: order, body: OutForDeliveryRequest, answer: AnyOrder },
  receiveCameBack: { params: order, body: CameBackRequest, answer: AnyOrder },
  readCreditableLines: { params: order, answer: CreditableLines },
  giveCredit: { params: order, body: GiveCreditRequest, answer: AnyOrder, status: 201 },
  movePromise: { params: order, body: MovePromiseRequest, answer: AnyOrder },
  setBillingAddress: { params: order, body: SetBillingAddressRequest, answer: AnyOrder },
  renewOrderLink: { params: order, answer: RenewedOrderLink },

  listOwnOrders: { query: paging(25), answer: z.array(AnyOrder), headers },
  readOrder: { params: order, takesSecret: true, answer: AnyOrder },
  cancelOrder: { params: order, takesSecret: true, answer: AnyOrder },
  confirmOrder: { params: order, takesSecret: true, body: ConfirmOrderRequest, answer: AnyOrder },
  sendContactCode: { body: ContactCodeRequest, answer: ContactCodeSent },
  proveContact: { body: ContactProofRequest, answer: ContactProof },
  readDesignPreview: { params: design, takesSecret: true, answer: 'image/webp' },
  downloadJobTicket: { params: order, answer: 'application/pdf' },
  downloadReceipt: {
    params: order,
    /** Answers the order's invoice if it has one, otherwise a summary of what was ordered and paid; its credit note or a voucher on request. */
    takesSecret: true,
    query: {
      /** The kind of tax document, if it is not the invoice. */
      paper: z.optional(z.enum(['credit_note', ...voucherKinds])),
      /** Which of several partial credit notes, or of several vouchers of a kind; counted from 1. */
      part: z.optional(
        z.pipe(
          z.string().check(z.regex(/^\d{1,2}$/)),
          z.transform((digits: string) => Number(digits)),
        ),
      ),
    },
    answer: 'application/pdf',
  },
  downloadPrintSheet: { params: order, answer: 'application/pdf' },

  listOrderNotes: { params: order, query: paging(50), answer: z.array(OrderNote), headers },
  addOrderNote: { params: order, body: AddOrderNoteRequest, answer: OrderNote, status: 201, isRepeatable: true },
  listOrderLog: { params: order, query: paging(50), answer: z.array(AuditEntry), headers },
  listOrderPayments: { params: order, query: paging(50), answer: z.array(OrderPayment), headers },
} as const satisfies Partial<CallShapes>
