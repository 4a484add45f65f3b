import { workshopStatuses } from '@teeshala/contract/orders/status-words'
import {
  adminPaymentLabels,
  MovedPaymentStatus,
  type PaymentStatus,
  paymentStatuses,
} from '@teeshala/contract/payments/payment'
import * as texts from '../../texts/admin/orders/orders.ts'

/** The filter of a list of orders by what has become of their money. */
const filterOf = (statuses: readonly PaymentStatus[]) => ({
  name: 'paymentStatus',
  label: texts.paymentStatus,
  all: texts.allPayments,
  options: statuses.map((value) => ({ value, label: adminPaymentLabels[value] })),
})

/** The same of carts and single shirts, which are paid at once. */
export const paymentFilter = filterOf(MovedPaymentStatus.options)

/** What lists of the workshop's orders are filtered by. */
export const workshopFilters = [
  filterOf(paymentStatuses),
  {
    name: 'status',
    label: texts.status,
    all: texts.allStatuses,
    options: workshopStatuses.map((value) => ({ value, label: value })),
  },
]

/** What lists of garments are filtered by besides: whose turn it is with the proof. */
export const proofFilter = {
  name: 'proof',
  label: texts.proof,
  all: texts.allProofs,
  options: [
    { value: 'shop', label: texts.proofToMake },
    { value: 'customer', label: texts.proofWaiting },
  ],
}
