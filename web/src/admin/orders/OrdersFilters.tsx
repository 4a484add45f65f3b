import { Group } from '@mantine/core'
import { orderStatuses, orderStatusLabels } from '@teeshala/contract/orders/order-status'
import { adminPaymentLabels, paymentStatuses } from '@teeshala/contract/orders/payment'
import { AddressSearch } from '../../shared/address/AddressSearch.tsx'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'

const payments = paymentStatuses.map((value) => ({ value, label: adminPaymentLabels[value] }))
const statuses = orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] }))

/** Search and filters of the orders. */
export function OrdersFilters() {
  return (
    <Group component="search" mb="lg">
      <AddressSearch label="Search orders" placeholder="Order id, customer or product" />
      <AddressSelect name="paymentStatus" label="Payment status" all="All payments" options={payments} />
      <AddressSelect name="status" label="Order status" all="All statuses" options={statuses} />
    </Group>
  )
}
