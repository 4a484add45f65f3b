import { workshopStatuses } from '@teeshala/contract/orders/status-words'
import {
  adminPaymentLabels,
  MovedPaymentStatus,
  type PaymentStatus,
  paymentStatuses,
} from '@teeshala/contract/payments/payment'
import * as texts from '../../texts/admin/orders/orders.ts'

/** Returns the payment status filter of an order list. */
const filterOf = (statuses: readonly PaymentStatus[]) => ({
  name: 'paymentStatus',
  label: texts.paymentStatus,
  all: texts.allPayments,
  options: statuses.map((value) => ({ value, label: adminPaymentLabels[value] })),
})

/** For carts and single shirts, which are paid in full. */
export const paymentFilter = filterOf(MovedPaymentStatus.options)

/** The filters of bulk and print order lists. */
export const workshopFilters = [
  filterOf(paymentStatuses),
  {
    name: 'status',
    label: texts.status,
    all: texts.allStatuses,
    options: workshopStatuses.map((value) => ({ value, label: value })),
  },
]

/** The additional filter of garment lists: who must act on the proof. */
export const proofFilter = {
  name: 'proof',
  label: texts.proof,
  all: texts.allProofs,
  options: [
    { value: 'shop', label: texts.proofToMake },
    { value: 'customer', label: texts.proofWaiting },
  ],
}
