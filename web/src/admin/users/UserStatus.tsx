import { Text } from '@mantine/core'
import type { User } from '@teeshala/contract/accounts/user'
import { roleOf, roleWords } from '@teeshala/contract/staff/staff-role'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'

/** Whether somebody is staff, and in which role. */
export function UserStatus({ user }: { user: User }) {
  const role = roleOf(user)
  if (!role) return <StatusBadge tone="plain">User</StatusBadge>
  return (
    <>
      <StatusBadge tone="waiting">Admin</StatusBadge>
      <Text span size="sm" c="dimmed" display="block">
        {roleWords[role].label}
      </Text>
    </>
  )
}
