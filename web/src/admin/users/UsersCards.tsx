import { RecordCard, RecordCards } from '../../shared/admin/RecordCards.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import { AdminRightsButton } from './AdminRightsButton.tsx'
import { UserBadge } from './UserBadge.tsx'
import type { UsersListProps } from './user-words.ts'
import { addressOf, phoneOf } from './user-words.ts'

/** The table's columns one below the other, for screens on which a table has no room. */
export function UsersCards({ users, onAsk }: UsersListProps) {
  return (
    <RecordCards label="All users">
      {users.map((user) => (
        <RecordCard
          key={user._id}
          title={<strong>{user.name || 'N/A'}</strong>}
          aside={<UserBadge user={user} />}
          facts={{
            Email: user.email || 'N/A',
            Phone: phoneOf(user),
            Address: addressOf(user),
            'Joined Date': formatDay(user.createdAt),
            Actions: <AdminRightsButton user={user} onAsk={onAsk} />,
          }}
        />
      ))}
    </RecordCards>
  )
}
