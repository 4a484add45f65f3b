import { Group } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { formatDay } from '@teeshala/contract/date-format'
import { type Quote, quoteStates } from '@teeshala/contract/printing/quotes/quote'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { AddressSearch } from '../../shared/address/AddressSearch.tsx'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { LoadedDrawer } from '../../shared/admin/record/LoadedDrawer.tsx'
import { PagedRecords } from '../../shared/admin/records/PagedRecords.tsx'
import { RecordLink } from '../../shared/admin/records/RecordLink.tsx'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { QuoteStateBadge } from '../../shared/quotes/QuoteStateBadge.tsx'
import { quoteQuery } from '../../shared/quotes/quote-query.ts'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import * as texts from '../../texts/admin/orders/quotes.ts'
import { QuoteRecord } from './QuoteRecord.tsx'
import { quoteParameter, quotesQuery } from './quote-queries.ts'

const states = [
  { value: 'open', label: texts.open },
  { value: 'ordered', label: texts.ordered },
  { value: 'expired', label: texts.expired },
]

const empty: Readonly<Record<string, string>> = {
  open: texts.noQuoteIsOpen,
  ordered: texts.noQuoteWasOrderedYet,
  expired: texts.noQuoteHasExpired,
}

const columns: RecordColumn<Quote>[] = [
  { header: texts.quote, inCard: 'title', cell: (quote) => <OpenQuote quote={quote} /> },
  { header: texts.date, inCard: 'aside', inTable: 'whole', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: texts.forLabel,
    cell: ({ contact }) => contact.name || contact.email || contact.phone || texts.noNameGivenLabel,
  },
  { header: texts.what, cell: whatOf },
  { header: texts.total, inTable: 'whole', cell: ({ grandTotal }) => formatAmount(grandTotal) },
  { header: texts.state, cell: ({ state }) => <QuoteStateBadge state={state} /> },
  { header: texts.validUntil, inTable: 'whole', cell: ({ validUntil }) => formatDay(validUntil) },
]

/** Quotes for printing, newest first. */
export function QuotesPage() {
  const { read } = useAddress()
  const q = read('q').trim()
  const state = quoteStates.find((name) => name === read('state')) ?? ''
  const list = useInfiniteQuery({ ...quotesQuery({ q, state }), placeholderData: keepPreviousData })
  return (
    <>
      <PageTitle title={texts.quotes} />
      <Group component="search" mb="md">
        <AddressSearch label={texts.searchQuotes} placeholder={texts.numberCustomerOrItem} />
        <AddressSelect name="state" label={texts.whichQuotes} all={texts.allQuotes} options={states} />
      </Group>
      <PagedRecords
        list={list}
        label={texts.allQuotes}
        columns={columns}
        opens
        failed={texts.failedToLoadQuotes}
        empty={{ title: q ? texts.noQuoteMatchesYourSearch : (empty[state] ?? texts.noQuotesYet) }}
        more={texts.showOlderQuotes}
      />
      <LoadedDrawer
        parameter={quoteParameter}
        queryOf={(id) => quoteQuery(id, '')}
        titleOf={texts.quoteNamed}
        problemOf={(error) => texts.errorWith(sentenceFor(error, texts.theQuoteCouldNotBeLoaded))}
        height="30rem"
      >
        {(quote) => <QuoteRecord key={quote._id} quote={quote} />}
      </LoadedDrawer>
    </>
  )
}

/** Returns the document of the first job, or the first item, and the number of others. */
function whatOf({ jobs, items }: Quote): string {
  const singles = items.filter(({ job }) => job === undefined).map(({ name }) => name)
  const names = [...jobs.map(({ documents }) => documents[0]?.name || texts.document), ...singles]
  const [first = '', ...others] = names
  return others.length > 0 ? texts.firstAndMore(first, others.length) : first
}

function OpenQuote({ quote: { _id } }: { quote: Quote }) {
  return (
    <RecordLink parameter={quoteParameter} id={_id}>
      {_id}
    </RecordLink>
  )
}
