import { Group, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { StaffMessage } from '@teeshala/contract/contact/staff-message'
import { formatDay } from '@teeshala/contract/date-format'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { DueTime } from '../../shared/admin/DueTime.tsx'
import { LoadedDrawer } from '../../shared/admin/record/LoadedDrawer.tsx'
import { Excerpt } from '../../shared/admin/records/Excerpt.tsx'
import { PagedRecords } from '../../shared/admin/records/PagedRecords.tsx'
import { RecordLink } from '../../shared/admin/records/RecordLink.tsx'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { totalWords } from '../../shared/admin/records/total-words.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import * as texts from '../../texts/admin/messages.ts'
import { MessageRecord } from './MessageRecord.tsx'
import { MessageState } from './MessageState.tsx'
import { messageParameter, messageQuery, messagesQuery } from './message-queries.ts'

const filters = [
  { value: 'new', label: texts.newLabel },
  { value: 'answered', label: texts.answered },
  { value: 'closed', label: texts.closed },
  { value: 'overdue', label: texts.overdue },
  { value: 'mine', label: texts.assignedToMe },
]

const empty: Readonly<Record<string, string>> = {
  new: texts.noNewMessages,
  answered: texts.noMessageIsAnsweredYet,
  closed: texts.noMessageIsClosedYet,
  overdue: texts.nothingIsOverdue,
  mine: texts.noMessageIsAssignedToYou,
}

const columns: RecordColumn<StaffMessage>[] = [
  { header: texts.from, inCard: 'title', cell: (message) => <OpenMessage {...message} /> },
  { header: texts.date, inCard: 'aside', inTable: 'whole', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: texts.message,
    cell: ({ subject, message }) => <Excerpt title={subject || texts.noSubject} text={message} />,
  },
  { header: texts.state, cell: (message) => <MessageState message={message} /> },
  { header: texts.due, cell: (message) => <DueTime ticket={message} /> },
  { header: texts.assignedTo, cell: ({ assignee }) => assignee?.name ?? texts.nobody },
]

/** Messages to the shop, newest first. */
export function MessagesPage() {
  const filter = useAddress().readOne('filter', filters)
  const list = useInfiniteQuery(messagesQuery(filter))
  const total = list.data?.pages[0]?.total
  return (
    <>
      <PageTitle title={texts.messages} />
      <Group component="search" mb="md">
        <AddressSelect name="filter" label={texts.whichMessages} all={texts.allMessages} options={filters} />
        {total !== undefined && (
          <Text c="dimmed" size="sm" role="status">
            {totalWords(total)} {total === 1 ? texts.messageWord : texts.messagesWord}
          </Text>
        )}
      </Group>
      <PagedRecords
        list={list}
        label={texts.allMessages}
        columns={columns}
        opens
        failed={texts.failedToLoadMessages}
        empty={{ title: empty[filter] ?? texts.noMessagesYet }}
        more={texts.showOlderMessages}
      />
      <LoadedDrawer
        parameter={messageParameter}
        queryOf={messageQuery}
        titleOf={(_, message) => (message ? message.subject || texts.noSubject : texts.message)}
        problemOf={(error) => texts.errorWith(sentenceFor(error, texts.theMessageCouldNotBeLoaded))}
        height="20rem"
      >
        {(message) => <MessageRecord key={message._id} message={message} />}
      </LoadedDrawer>
    </>
  )
}

function OpenMessage({ _id, name, state }: StaffMessage) {
  return (
    <RecordLink parameter={messageParameter} id={_id} isNew={state === 'new'}>
      {name}
    </RecordLink>
  )
}
