import { Group, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { IconSearch } from '@tabler/icons-react'
import { orderStatuses, orderStatusLabels } from '@teeshala/contract/orders/order-status'
import { adminPaymentLabels, paymentStatuses } from '@teeshala/contract/orders/payment'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterOf } from './admin-orders-query.ts'

const settleMs = 300

/** Search and filters of the orders; they stand in the address, the search once the typing pauses. */
export function OrdersFilters() {
  const [search, setSearch] = useSearchParams()
  const filter = filterOf(search)
  const [typed, setTyped] = useState(filter.q)

  const set = (name: string, value: string) =>
    setSearch(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  // Typing is not navigation yet: the address follows after a pause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts the pause
  useEffect(() => {
    if (typed === filter.q) return
    const timer = setTimeout(() => set('q', typed), settleMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <Group component="search" mb="lg">
      <TextInput
        flex="1 1 16rem"
        aria-label="Search orders"
        placeholder="Order id, customer or product"
        leftSection={<IconSearch size={18} />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <NativeSelect
        aria-label="Payment status"
        value={filter.paymentStatus}
        onChange={({ target }) => set('paymentStatus', target.value)}
        data={[
          { value: '', label: 'All payments' },
          ...paymentStatuses.map((value) => ({ value, label: adminPaymentLabels[value] })),
        ]}
      />
      <NativeSelect
        aria-label="Order status"
        value={filter.status}
        onChange={({ target }) => set('status', target.value)}
        data={[
          { value: '', label: 'All statuses' },
          ...orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] })),
        ]}
      />
    </Group>
  )
}
