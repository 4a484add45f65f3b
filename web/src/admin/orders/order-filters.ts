import { workshopStatuses } from '@teeshala/contract/orders/status-words'
import { adminPaymentLabels, paymentStatuses } from '@teeshala/contract/payments/payment'
import * as texts from '../../texts/admin/orders/orders.ts'

/** The payment status filter of every order list. */
export const paymentFilter = {
  name: 'paymentStatus',
  label: texts.paymentStatus,
  all: texts.allPayments,
  options: paymentStatuses.map((value) => ({ value, label: adminPaymentLabels[value] })),
}

/** The filter of every order list for what the press may begin. */
export const toPrintFilter = {
  name: 'toPrint',
  label: texts.press,
  all: texts.allForThePress,
  options: [{ value: 'true', label: texts.toPrint }],
}

/** The views of every order list by the money that it still expects. */
export const dueViews = [
  { name: texts.unpaid, query: 'paymentStatus=pending' },
  { name: texts.partlyPaid, query: 'paymentStatus=partly_paid' },
] as const

/** The view of every order list of what the press may begin. */
export const toPrintView = { name: texts.toPrint, query: 'toPrint=true&sort=oldest' } as const

/** The filters of bulk and print order lists. */
export const workshopFilters = [
  paymentFilter,
  toPrintFilter,
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
