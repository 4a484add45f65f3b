import { Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { User } from '@teeshala/contract/accounts/user'
import { formatMoment } from '@teeshala/contract/date-format'
import { RecordSection } from '../../shared/admin/records/RecordSection.tsx'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { auditLogQuery } from '../../shared/audit/audit-log-query.ts'
import { auditWords } from '../../shared/audit/audit-words.ts'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import * as texts from '../../texts/admin/users.ts'
import classes from './user-record.module.css'

/** What staff did to a person's account, newest first, with a link to that person's own actions if they are staff. */
export function UserLog({ user: { _id, isAdmin } }: { user: User }) {
  const target = `users/${_id}`
  const { data, error, status, hasNextPage } = useInfiniteQuery(auditLogQuery({ target }, 5))
  const entries = data?.pages[0]?.items ?? []
  return (
    <RecordSection title={texts.auditLog}>
      {status === 'pending' && <Skeleton height="2.5rem" aria-busy />}
      {status === 'error' && <p role="alert">{sentenceFor(error, texts.theLogCouldNotBeLoaded)}</p>}
      {status === 'success' && entries.length === 0 && (
        <p className={classes.quiet}>{texts.noStaffMemberHasChangedThisAccount}</p>
      )}
      <ul className={classes.log}>
        {entries.map((entry) => (
          <li key={entry._id}>
            <span className={classes.quiet}>{formatMoment(entry.at)}</span>
            {entry.actorName || texts.staff} {auditWords(entry).sentence}
          </li>
        ))}
      </ul>
      <p className={classes.links}>
        {hasNextPage && (
          <TextLink to={`/admin/audit-log?target=${encodeURIComponent(target)}`}>{texts.allAboutThem}</TextLink>
        )}
        {isAdmin && <TextLink to={`/admin/audit-log?person=${_id}`}>{texts.whatTheyDid}</TextLink>}
      </p>
    </RecordSection>
  )
}
