import { Group, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDay } from '@teeshala/contract/date-format'
import type { StaffMail } from '@teeshala/contract/mails/staff-mail'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { PagedRecords } from '../../shared/admin/records/PagedRecords.tsx'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { totalWords } from '../../shared/admin/records/total-words.ts'
import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import * as texts from '../../texts/admin/mails.ts'
import { MailActions } from './MailActions.tsx'
import { MailState } from './MailState.tsx'

/** The mails in a state, or those that wait for staff, newest first. */
const mailsQuery = (state: string) =>
  listQuery('listMails', { queryKey: queryKeys.mails(state), query: { state }, limit: 25 })

const states = [
  { value: 'waiting', label: texts.waiting },
  { value: 'sent', label: texts.sent },
  { value: 'withdrawn', label: texts.withdrawn },
  { value: 'by_hand', label: texts.byHand },
]

const columns: RecordColumn<StaffMail>[] = [
  { header: texts.to, inCard: 'title', cell: ({ to }) => to.join(', ') },
  { header: texts.date, inCard: 'aside', inTable: 'whole', cell: ({ createdAt }) => formatDay(createdAt) },
  { header: texts.subject, cell: ({ subject }) => subject ?? texts.carriesACode },
  { header: texts.state, cell: (mail) => <MailState mail={mail} /> },
]
const actions: RecordColumn<StaffMail> = { header: texts.actions, cell: (mail) => <MailActions mail={mail} /> }

/** The shop's mails, unsent ones first. */
export function MailsPage() {
  const state = useAddress().readOne('state', states)
  const list = useInfiniteQuery(mailsQuery(state))
  const total = list.data?.pages[0]?.total
  return (
    <>
      <PageTitle title={texts.emails} />
      <Group component="search" mb="md">
        <AddressSelect name="state" label={texts.whichEmails} all={texts.needYou} options={states} />
        {total !== undefined && total > 0 && (
          <Text c="dimmed" role="status">
            {totalWords(total)} {total === 1 ? texts.emailWord : texts.emailsWord}
          </Text>
        )}
      </Group>
      <PagedRecords
        list={list}
        label={texts.emails}
        columns={state === '' ? [...columns, actions] : columns}
        failed={texts.failedToLoad}
        empty={state === '' ? { title: texts.allHaveGoneOut, text: texts.theRestIsHere } : { title: texts.nothingHere }}
        more={texts.showOlder}
      />
    </>
  )
}
