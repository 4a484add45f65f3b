import { workshopStatuses } from '@teeshala/contract/orders/status-words'
import { adminPaymentLabels, paymentStatuses } from '@teeshala/contract/payments/payment'
import * as texts from '../../texts/admin/orders.ts'

/** The filter of a list of orders by what has become of their money. */
export const paymentFilter = {
  name: 'paymentStatus',
  label: texts.paymentStatus,
  all: texts.allPayments,
  options: paymentStatuses.map((value) => ({ value, label: adminPaymentLabels[value] })),
}

/** What lists of the workshop's orders are filtered by. */
export const workshopFilters = [
  paymentFilter,
  {
    name: 'status',
    label: texts.status,
    all: texts.allStatuses,
    options: workshopStatuses.map((value) => ({ value, label: value })),
  },
]
