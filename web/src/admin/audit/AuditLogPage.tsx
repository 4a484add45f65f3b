import { Button, Group, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type AuditLogEntry, auditKinds } from '@teeshala/contract/audit/audit'
import { Link } from 'react-router-dom'
import { AddressDate } from '../../shared/address/AddressDate.tsx'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { PagedRecords } from '../../shared/admin/PagedRecords.tsx'
import type { RecordColumn } from '../../shared/admin/record-column.ts'
import { auditLogQuery } from '../../shared/audit/audit-log-query.ts'
import { auditWords } from '../../shared/audit/audit-words.ts'
import { formatMoment } from '../../shared/ui/day.ts'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import classes from './AuditLogPage.module.css'
import { auditLink } from './audit-link.ts'

const kinds = Object.entries(auditKinds).map(([value, label]) => ({ value, label }))

const columns: RecordColumn<AuditLogEntry>[] = [
  { header: 'When', inCard: 'aside', inTable: 'whole', cell: ({ at }) => formatMoment(at) },
  {
    header: 'Who',
    inCard: 'title',
    cell: ({ actorId, actorName }) => <OnlyThis part={{ person: actorId }}>{actorName || 'Staff'}</OnlyThis>,
  },
  { header: 'What', cell: (entry) => <Deed entry={entry} /> },
  { header: 'History', cell: ({ target }) => <OnlyThis part={{ target }}>All about this</OnlyThis> },
]

/** Who of the staff changed what, when, from what to what. */
export function AuditLogPage() {
  const { read, filter } = useAddress()
  const [person, kind, target, from, to] = [read('person'), read('kind'), read('target'), read('from'), read('to')]
  const list = useInfiniteQuery(auditLogQuery({ person, kind, target, from, to }))
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? []
  const name = entries[0]?.actorName ?? 'one person'
  return (
    <>
      <PageHead title="Audit log" />
      <Title order={1} mb="lg">
        Audit log
      </Title>
      <Group component="search" mb="md">
        <AddressSelect name="kind" label="What it is about" all="Everything" options={kinds} />
        <AddressDate name="from" label="From" />
        <AddressDate name="to" label="To" />
        {person && (
          <Button variant="light" onClick={() => filter({ person: '' })}>
            Only {name}: show everybody
          </Button>
        )}
        {target && (
          <Button variant="light" onClick={() => filter({ target: '' })}>
            Only {target}: show everything
          </Button>
        )}
      </Group>
      <PagedRecords
        list={list}
        label="Log entries"
        columns={columns}
        records={entries}
        failed="Failed to load the log. Please try again later."
        empty={{ title: 'No entries here.', text: 'Try another period, or everything.' }}
        more="Show earlier entries"
      />
    </>
  )
}

function OnlyThis({ part, children }: { part: Record<string, string>; children: string }) {
  const { link } = useAddress()
  return (
    <Link to={link(part)} preventScrollReset className={classes.quiet}>
      {children}
    </Link>
  )
}

/** What was done, and the way to the thing it was done to. */
function Deed({ entry }: { entry: AuditLogEntry }) {
  const { sentence, changes } = auditWords(entry)
  const to = auditLink(entry)
  return (
    <div className={classes.deed}>
      {to ? (
        <Link to={to} className={classes.link}>
          {sentence}
        </Link>
      ) : (
        sentence
      )}
      {changes.length > 0 && (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
