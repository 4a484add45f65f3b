import { Text } from '@mantine/core'
import type { User } from '@teeshala/contract/accounts/user'
import { roleOf, roleWords } from '@teeshala/contract/staff/staff-role'
import { StatusBadge } from '../../shared/orders/StatusBadge.tsx'
import * as texts from '../../texts/admin/users.ts'

/** A person's staff role. */
export function UserStatus({ user }: { user: User }) {
  const role = roleOf(user)
  if (!role) return <StatusBadge tone="plain">{texts.user}</StatusBadge>
  return (
    <>
      <StatusBadge tone="waiting">{texts.admin}</StatusBadge>
      <Text span size="sm" c="dimmed" display="block">
        {roleWords[role].label}
      </Text>
    </>
  )
}
