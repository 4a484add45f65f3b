import { Button, Group, NativeSelect } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { paymentStatusLabels } from '@teeshala/contract/payments/payment'
import { useSearchParams } from 'react-router-dom'
import { AddressSearch } from '../../../shared/address/AddressSearch.tsx'
import { useAddress } from '../../../shared/address/use-address.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import classes from './OrderFilters.module.css'
import { type SortField, sortFields, viewOf } from './order-view.ts'

/** The states always offered; refunds and part payments are rare. */
const filtered = ['pending', 'paid', 'failed'] as const
const payments = [
  { value: 'all', label: texts.allPayments },
  ...filtered.map((value) => ({ value, label: paymentStatusLabels[value] })),
]
const few = [
  { value: 'partly_paid', label: paymentStatusLabels.partly_paid },
  { value: 'refunded', label: texts.refunded },
]
const sortLabels: Readonly<Record<SortField, string>> = { date: texts.date, price: texts.price, status: 'Status' }

/** Search, payment filter and sort buttons, stored in the URL. Rare states are offered if the customer has had them. */
export function OrderFilters({ had }: { had: ReadonlySet<string> }) {
  const [search] = useSearchParams()
  const { write } = useAddress()
  const view = viewOf(search)

  /** Pressing the active field reverses it; another one starts descending. */
  const sortBy = (sort: SortField) => write({ sort, direction: sort === view.sort && !view.isAscending ? 'asc' : '' })

  return (
    <search className={classes.filters}>
      <AddressSearch label={texts.searchOrdersOrProducts} placeholder={texts.searchOrdersOrProducts} />
      <NativeSelect
        aria-label={texts.paymentStatus}
        data={[...payments, ...few.filter(({ value }) => had.has(value) || view.payment === value)]}
        value={view.payment}
        onChange={({ target }) => write({ payment: target.value === 'all' ? '' : target.value })}
      />
      <Group gap="xs" role="group" aria-label={texts.sortBy}>
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
    <IconArrowUp size={16} aria-label={texts.ascending} />
  ) : (
    <IconArrowDown size={16} aria-label={texts.descending} />
  )
}
