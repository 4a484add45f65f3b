import { Group, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import { Link } from 'react-router-dom'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { PagedRecords } from '../../shared/admin/PagedRecords.tsx'
import type { RecordColumn } from '../../shared/admin/record-column.ts'
import { totalWords } from '../../shared/admin/total-words.ts'
import { formatDay } from '../../shared/ui/day.ts'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { MessageDrawer } from './MessageDrawer.tsx'
import { MessageState } from './MessageState.tsx'
import classes from './MessagesPage.module.css'
import { messageParameter, messagesQuery } from './message-queries.ts'

const filters = [
  { value: 'new', label: 'New' },
  { value: 'answered', label: 'Answered' },
  { value: 'mine', label: 'Assigned to me' },
]

const empty: Readonly<Record<string, string>> = {
  new: 'No new messages.',
  answered: 'No message is answered yet.',
  mine: 'No message is assigned to you.',
}

const columns: RecordColumn<StaffMessage>[] = [
  { header: 'From', inCard: 'title', cell: (message) => <OpenMessage message={message} /> },
  { header: 'Date', inCard: 'aside', inTable: 'whole', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: 'Message',
    cell: ({ subject, message }) => (
      <>
        <strong>{subject || 'No subject'}</strong>
        <span className={classes.excerpt}>{message}</span>
      </>
    ),
  },
  { header: 'State', cell: (message) => <MessageState message={message} /> },
  { header: 'Assigned to', cell: ({ assignee }) => assignee?.name ?? 'Nobody' },
]

/** What people wrote to the shop, newest first. */
export function MessagesPage() {
  const filter = useAddress().read('filter')
  const list = useInfiniteQuery(messagesQuery(filter))
  const messages = list.data?.pages.flatMap(({ items }) => items) ?? []
  const total = list.data?.pages[0]?.total
  return (
    <>
      <PageHead title="Messages" />
      <Title order={1} mb="lg">
        Messages
      </Title>
      <Group component="search" mb="md">
        <AddressSelect name="filter" label="Which messages" all="All messages" options={filters} />
        {total !== undefined && (
          <Text c="dimmed" role="status">
            {totalWords(total)} {total === 1 ? 'message' : 'messages'}
          </Text>
        )}
      </Group>
      <PagedRecords
        list={list}
        label="All messages"
        columns={columns}
        records={messages}
        opens
        failed="Failed to load messages. Please try again later."
        empty={{ title: empty[filter] ?? 'No messages yet.' }}
        more="Show older messages"
      />
      <MessageDrawer />
    </>
  )
}

function OpenMessage({ message: { _id, name, state } }: { message: StaffMessage }) {
  const { link } = useAddress()
  return (
    <Link
      to={link({ [messageParameter]: _id })}
      preventScrollReset
      className={classes.open}
      data-new={state === 'new' || undefined}
      aria-haspopup="dialog"
    >
      {name}
    </Link>
  )
}
