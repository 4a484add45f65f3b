import type { User } from '@teeshala/contract/accounts/user'
import { formatDay } from '@teeshala/contract/date-format'
import { RecordLink } from '../../shared/admin/records/RecordLink.tsx'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import * as texts from '../../texts/admin/users.ts'
import { AdminRightsButton } from './AdminRightsButton.tsx'
import { userParameter } from './admin-users-query.ts'
import { UserStatus } from './UserStatus.tsx'
import { addressOf, phoneOf } from './user-words.ts'
import classes from './users.module.css'

/** Returns the columns of the list; `onAsk` opens the role dialog, for those who may assign roles. */
export const userColumns = (onAsk?: (user: User) => void): RecordColumn<User>[] => [
  {
    header: texts.name,
    inCard: 'title',
    cell: ({ _id, name }) => (
      <RecordLink parameter={userParameter} id={_id}>
        {name || texts.noName}
      </RecordLink>
    ),
  },
  {
    header: texts.email,
    cell: ({ email }) => (
      <span className={classes.email} title={email}>
        {email || texts.nA}
      </span>
    ),
  },
  { header: texts.phone, inTable: 'whole', cell: phoneOf },
  { header: texts.address, cell: addressOf },
  {
    header: texts.status,
    inCard: 'aside',
    cell: (user) => <UserStatus user={user} />,
  },
  { header: texts.joinedDate, inTable: 'whole', cell: ({ createdAt }) => formatDay(createdAt) },
  ...(onAsk
    ? [
        {
          header: texts.actions,
          inTable: 'whole' as const,
          cell: (user: User) => <AdminRightsButton user={user} onAsk={onAsk} />,
        },
      ]
    : []),
]
