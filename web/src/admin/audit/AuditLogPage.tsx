import { Button, Group, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type AuditLogEntry, auditKinds } from '@teeshala/contract/audit/audit'
import { formatMoment } from '@teeshala/contract/date-format'
import { turnedFault } from '@teeshala/contract/sales/day-range'
import { AddressDate } from '../../shared/address/AddressDate.tsx'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { dayIn } from '../../shared/address/day-in.ts'
import { useAddress } from '../../shared/address/use-address.ts'
import { ListFilters } from '../../shared/admin/filters/ListFilters.tsx'
import { PagedRecords } from '../../shared/admin/records/PagedRecords.tsx'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { auditLogQuery } from '../../shared/audit/audit-log-query.ts'
import { auditThing, auditWords } from '../../shared/audit/audit-words.ts'
import { Link } from '../../shared/routing/Link.tsx'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import * as texts from '../../texts/admin/audit.ts'
import classes from './AuditLogPage.module.css'
import { auditLink } from './audit-link.ts'

const kinds = Object.entries(auditKinds).map(([value, label]) => ({ value, label }))

const columns: RecordColumn<AuditLogEntry>[] = [
  { header: texts.when, inCard: 'aside', inTable: 'whole', cell: ({ at }) => formatMoment(at) },
  {
    header: texts.who,
    inCard: 'title',
    cell: ({ actorId, actorName }) => <OnlyThis part={{ person: actorId }}>{actorName || texts.staff}</OnlyThis>,
  },
  { header: texts.what, cell: (entry) => <Entry entry={entry} /> },
  { header: texts.history, cell: ({ target }) => <OnlyThis part={{ target }}>{texts.allAboutThis}</OnlyThis> },
]

/** Shows which staff member changed what, when, from what to what. */
export function AuditLogPage() {
  const { read, readOne, filter } = useAddress()
  const [person, kind, target] = [read('person'), readOne('kind', kinds), read('target')]
  const days = { from: dayIn(read('from')), to: dayIn(read('to')) }
  const fault = turnedFault(days)
  const list = useInfiniteQuery({ ...auditLogQuery({ person, kind, target, ...days }), enabled: !fault })
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? []
  const name = entries[0]?.actorName ?? texts.onePerson
  return (
    <>
      <PageTitle title={texts.auditLog} />
      <ListFilters names={['kind', 'from', 'to', 'person', 'target']}>
        <AddressSelect name="kind" label={texts.whatItIsAbout} all={texts.everything} options={kinds} />
        <AddressDate name="from" label={texts.from} />
        <AddressDate name="to" label={texts.to} />
      </ListFilters>
      {(person || target) && (
        <Group mb="md">
          {person && (
            <Button variant="light" onClick={() => filter({ person: '' })}>
              {texts.onlyShowEverybody(name)}
            </Button>
          )}
          {target && (
            <Button variant="light" onClick={() => filter({ target: '' })}>
              {texts.onlyShowEverything(entries[0] ? auditThing(entries[0]) : texts.oneThing)}
            </Button>
          )}
        </Group>
      )}
      {fault ? (
        <Text c="red" role="alert">
          {fault}
        </Text>
      ) : (
        <PagedRecords
          list={list}
          label={texts.logEntries}
          columns={columns}
          failed={texts.failedToLoadTheLog}
          empty={{ title: texts.noEntriesHere, text: texts.tryAnotherPeriodOrEverything }}
          more={texts.showEarlierEntries}
        />
      )}
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

/** Shows an action, with a link to its subject. */
function Entry({ entry }: { entry: AuditLogEntry }) {
  const { sentence, changes } = auditWords(entry)
  const to = auditLink(entry)
  return (
    <div className={classes.entry}>
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
