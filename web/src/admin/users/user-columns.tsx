import type { User } from '@teeshala/contract/accounts/user'
import { formatDay } from '@teeshala/contract/date-format'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import * as texts from '../../texts/admin/users.ts'
import { AdminRightsButton } from './AdminRightsButton.tsx'
import { OpenUser } from './OpenUser.tsx'
import { UserStatus } from './UserStatus.tsx'
import { addressOf, phoneOf } from './user-words.ts'
import classes from './users.module.css'

/** Returns the columns of the list; `onAsk` opens the role dialog, for those who may assign roles. */
export const userColumns = (onAsk?: (user: User) => void): RecordColumn<User>[] => [
  { header: texts.name, inCard: 'title', cell: (user) => <OpenUser user={user} /> },
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
