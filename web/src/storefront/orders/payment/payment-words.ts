import { formatMoment } from '@teeshala/contract/date-format'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { isPaymentOverdue } from '@teeshala/contract/payments/payment-time'
import * as texts from '../../../texts/storefront/orders.ts'

/** Returns whether an order can no longer be paid, though the shop has not cancelled it yet. */
export const isTimeOver = ({ payBy }: AnyOrder) => isPaymentOverdue(payBy ? new Date(payBy) : null, new Date())

/** Returns the text for an unpaid order. */
export const keptWords = ({ payBy }: AnyOrder) => texts.itemsReservedUntil(payBy, payBy ? formatMoment(payBy) : '')

/** The text between the deadline and the cancellation. */
export const overWords = texts.weWillCancelThisOrderUnless
