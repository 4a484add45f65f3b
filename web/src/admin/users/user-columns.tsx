import type { User } from '@teeshala/contract/accounts/user'
import type { RecordColumn } from '../../shared/admin/record-column.ts'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import { AdminRightsButton } from './AdminRightsButton.tsx'
import { addressOf, phoneOf } from './user-words.ts'

/** What the list tells of each person; `onAsk` asks whether they are to become an admin, or to be one no longer. */
export const userColumns = (onAsk: (user: User) => void): RecordColumn<User>[] => [
  { header: 'Name', inCard: 'title', cell: ({ name }) => <strong>{name || 'N/A'}</strong> },
  { header: 'Email', cell: ({ email }) => email || 'N/A' },
  { header: 'Phone', inTable: 'whole', cell: phoneOf },
  { header: 'Address', cell: addressOf },
  {
    header: 'Status',
    inCard: 'aside',
    cell: ({ isAdmin }) => <StatusBadge tone={isAdmin ? 'waiting' : 'plain'}>{isAdmin ? 'Admin' : 'User'}</StatusBadge>,
  },
  { header: 'Joined Date', inTable: 'whole', cell: ({ createdAt }) => formatDay(createdAt) },
  { header: 'Actions', cell: (user) => <AdminRightsButton user={user} onAsk={onAsk} /> },
]
