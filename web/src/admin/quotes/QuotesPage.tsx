import { Anchor, Group, Title } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type Quote, quoteStates } from '@teeshala/contract/printing/quote'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import { AddressSearch } from '../../shared/address/AddressSearch.tsx'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { PagedRecords } from '../../shared/admin/PagedRecords.tsx'
import type { RecordColumn } from '../../shared/admin/record-column.ts'
import { QuoteStateBadge } from '../../shared/quotes/QuoteStateBadge.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { QuoteDrawer } from './QuoteDrawer.tsx'
import { quoteParameter, quotesQuery } from './quote-queries.ts'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'ordered', label: 'Ordered' },
  { value: 'expired', label: 'Expired' },
]

const empty: Readonly<Record<string, string>> = {
  open: 'No quote is open.',
  ordered: 'No quote was ordered yet.',
  expired: 'No quote has expired.',
}

const columns: RecordColumn<Quote>[] = [
  { header: 'Quote', inCard: 'title', cell: (quote) => <OpenQuote quote={quote} /> },
  { header: 'Date', inCard: 'aside', inTable: 'whole', cell: ({ createdAt }) => formatDay(createdAt) },
  { header: 'For', cell: ({ contact }) => contact.name || contact.email || contact.phone || 'No name given' },
  { header: 'What', cell: whatOf },
  { header: 'Total', inTable: 'whole', cell: ({ grandTotal }) => formatAmount(grandTotal) },
  { header: 'State', cell: ({ state }) => <QuoteStateBadge state={state} /> },
  { header: 'Valid until', inTable: 'whole', cell: ({ validUntil }) => formatDay(validUntil) },
]

/** What was quoted for printing, newest first. */
export function QuotesPage() {
  const { read } = useAddress()
  const q = read('q').trim()
  const state = quoteStates.find((name) => name === read('state')) ?? ''
  const list = useInfiniteQuery({ ...quotesQuery({ q, state }), placeholderData: keepPreviousData })
  const quotes = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <PageHead title="Quotes" />
      <Title order={1} mb="lg">
        Quotes
      </Title>
      <Group component="search" mb="md">
        <AddressSearch label="Search quotes" placeholder="Number, customer or item" />
        <AddressSelect name="state" label="Which quotes" all="All quotes" options={states} />
      </Group>
      <PagedRecords
        list={list}
        label="All quotes"
        columns={columns}
        records={quotes}
        opens
        failed="Failed to load quotes. Please try again later."
        empty={{ title: q ? 'No quote matches your search.' : (empty[state] ?? 'No quotes yet.') }}
        more="Show older quotes"
      />
      <QuoteDrawer />
    </>
  )
}

/** The document of the first job, or the first item, and how much there is besides. */
function whatOf({ jobs, items }: Quote): string {
  const singles = items.filter(({ job }) => job === undefined).map(({ name }) => name)
  const names = [...jobs.map(({ documents }) => documents[0]?.name || 'Document'), ...singles]
  const [first = '', ...others] = names
  return others.length > 0 ? `${first} and ${others.length} more` : first
}

function OpenQuote({ quote: { _id } }: { quote: Quote }) {
  const { link } = useAddress()
  return (
    <Anchor component={Link} to={link({ [quoteParameter]: _id })} preventScrollReset aria-haspopup="dialog">
      {_id}
    </Anchor>
  )
}
