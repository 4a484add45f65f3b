import { Button, Group, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Subscriber } from '@teeshala/contract/contact/staff-message'
import { formatDay } from '@teeshala/contract/date-format'
import { useState } from 'react'
import { AddressSearch } from '../../shared/address/AddressSearch.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { ExportButton } from '../../shared/admin/ExportButton.tsx'
import { PagedRecords } from '../../shared/admin/records/PagedRecords.tsx'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { totalWords } from '../../shared/admin/records/total-words.ts'
import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { useMay } from '../../shared/session/staff-rights.ts'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import * as texts from '../../texts/admin/newsletter.ts'
import { RemoveSubscriberDialog } from './RemoveSubscriberDialog.tsx'

/** Newsletter addresses with this prefix; without a search all of them, newest first. */
const newsletterQuery = (search: string) =>
  listQuery('listSubscribers', { queryKey: queryKeys.newsletter(search), query: { search }, limit: 50 })

const columnsOf = (onRemove: ((subscriber: Subscriber) => void) | undefined): RecordColumn<Subscriber>[] => [
  { header: texts.email, inCard: 'title', cell: ({ email }) => email },
  { header: texts.subscribed, inCard: 'aside', inTable: 'whole', cell: ({ createdAt }) => formatDay(createdAt) },
  ...(onRemove
    ? [
        {
          header: texts.actions,
          cell: (subscriber: Subscriber) => (
            <Button
              size="xs"
              variant="default"
              aria-label={texts.removeEmail(subscriber.email)}
              onClick={() => onRemove(subscriber)}
            >
              {texts.remove}
            </Button>
          ),
        },
      ]
    : []),
]

/** The newsletter's addresses. */
export function NewsletterPage() {
  const q = useAddress().read('q').trim()
  const list = useInfiniteQuery({ ...newsletterQuery(q), placeholderData: keepPreviousData })
  const [asked, setAsked] = useState<Subscriber>()
  const mayExport = useMay('exportSubscribers')
  const mayRemove = useMay('removeSubscriber')
  const subscribers = list.data?.pages.flatMap(({ items }) => items) ?? []
  const total = list.data?.pages[0]?.total ?? subscribers.length
  return (
    <>
      <PageTitle title={texts.newsletter} />
      <Group component="search" mb="md">
        <AddressSearch label={texts.searchAddresses} placeholder={texts.startOfTheAddress} />
        {mayExport && (
          <ExportButton call="exportSubscribers" what={texts.addresses} filter={{ search: q }} total={total} />
        )}
      </Group>
      {list.data && (
        <Text c="dimmed" size="sm" mb="sm" role="status">
          {totalWords(total)} {total === 1 ? texts.address : texts.addresses}
        </Text>
      )}
      <PagedRecords
        list={list}
        label={texts.newsletterAddresses}
        columns={columnsOf(mayRemove ? setAsked : undefined)}
        failed={texts.failedToLoadTheAddresses}
        empty={q ? { title: texts.noAddressStartsWithThat } : { title: texts.nobodyHasSubscribedYet }}
        more={texts.showMoreAddresses}
      />
      {asked && <RemoveSubscriberDialog subscriber={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
