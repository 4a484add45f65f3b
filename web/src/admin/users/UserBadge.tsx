import type { User } from '@teeshala/contract/accounts/user'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'

export function UserBadge({ user }: { user: User }) {
  return <StatusBadge tone={user.isAdmin ? 'waiting' : 'plain'}>{user.isAdmin ? 'Admin' : 'User'}</StatusBadge>
}
