import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { IconArrowDown, IconArrowUp, IconSearch } from '@tabler/icons-react'
import { paymentStatusLabels } from '@teeshala/contract/orders/payment'
import { useSearchParams } from 'react-router-dom'
import classes from './OrderFilters.module.css'
import { type SortField, sortFields, viewOf } from './order-view.ts'

/** The filter that the specification offers; a refund is looked for by its order. */
const filtered = ['pending', 'paid', 'failed'] as const
const payments = [
  { value: 'all', label: 'All payments' },
  ...filtered.map((value) => ({ value, label: paymentStatusLabels[value] })),
]
const refunded = { value: 'refunded', label: 'Refunded' }
const sortLabels: Readonly<Record<SortField, string>> = { date: 'Date', price: 'Price', status: 'Status' }

/** Search, payment filter and sort buttons; all of it stands in the address. Refunds are offered to whoever has had one. */
export function OrderFilters({ hasRefunds }: { hasRefunds: boolean }) {
  const [search, setSearch] = useSearchParams()
  const view = viewOf(search)

  const set = (change: Record<string, string>) =>
    setSearch(
      (current) => {
        for (const [name, value] of Object.entries(change)) {
          if (value) current.set(name, value)
          else current.delete(name)
        }
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  /** The active field turns round; another one starts descending. */
  const sortBy = (sort: SortField) => set({ sort, direction: sort === view.sort && !view.isAscending ? 'asc' : '' })

  return (
    <search className={classes.filters}>
      <TextInput
        className={classes.search}
        aria-label="Search orders or products..."
        placeholder="Search orders or products..."
        leftSection={<IconSearch size={18} />}
        value={view.q}
        onChange={({ target }) => set({ q: target.value })}
      />
      <NativeSelect
        aria-label="Payment status"
        data={hasRefunds || view.payment === refunded.value ? [...payments, refunded] : payments}
        value={view.payment}
        onChange={({ target }) => set({ payment: target.value === 'all' ? '' : target.value })}
      />
      <Group gap="xs" role="group" aria-label="Sort by">
        {sortFields.map((field) => (
          <Button
            key={field}
            variant={field === view.sort ? 'filled' : 'default'}
            aria-pressed={field === view.sort}
            onClick={() => sortBy(field)}
            rightSection={field === view.sort && <Direction isAscending={view.isAscending} />}
          >
            {sortLabels[field]}
          </Button>
        ))}
      </Group>
    </search>
  )
}

function Direction({ isAscending }: { isAscending: boolean }) {
  return isAscending ? (
    <IconArrowUp size={16} aria-label="ascending" />
  ) : (
    <IconArrowDown size={16} aria-label="descending" />
  )
}
