import { Anchor, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { User } from '@teeshala/contract/accounts/user'
import { Link } from 'react-router-dom'
import { RecordSection } from '../../shared/admin/RecordSection.tsx'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { auditLogQuery } from '../../shared/audit/audit-log-query.ts'
import { auditWords } from '../../shared/audit/audit-words.ts'
import { formatMoment } from '../../shared/ui/day.ts'
import classes from './user-record.module.css'

/** What staff did about somebody, newest first, and the way to what these did themselves. */
export function UserLog({ user: { _id, isAdmin } }: { user: User }) {
  const target = `users/${_id}`
  const { data, error, status, hasNextPage } = useInfiniteQuery(auditLogQuery({ target }, 5))
  const entries = data?.pages[0]?.items ?? []
  return (
    <RecordSection title="Audit log">
      {status === 'pending' && <Skeleton height="2.5rem" aria-busy />}
      {status === 'error' && <p role="alert">{sentenceFor(error, 'The log could not be loaded.')}</p>}
      {status === 'success' && entries.length === 0 && (
        <p className={classes.quiet}>No staff member has changed this account yet.</p>
      )}
      <ul className={classes.log}>
        {entries.map((entry) => (
          <li key={entry._id}>
            <span className={classes.quiet}>{formatMoment(entry.at)}</span>
            {entry.actorName || 'Staff'} {auditWords(entry).sentence}
          </li>
        ))}
      </ul>
      <p className={classes.links}>
        {hasNextPage && (
          <Anchor component={Link} to={`/admin/audit-log?target=${encodeURIComponent(target)}`}>
            All about them
          </Anchor>
        )}
        {isAdmin && (
          <Anchor component={Link} to={`/admin/audit-log?person=${_id}`}>
            What they did
          </Anchor>
        )}
      </p>
    </RecordSection>
  )
}
