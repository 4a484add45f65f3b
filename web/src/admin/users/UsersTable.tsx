import { Table } from '@mantine/core'
import { RecordTable } from '../../shared/admin/RecordTable.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import { AdminRightsButton } from './AdminRightsButton.tsx'
import { UserBadge } from './UserBadge.tsx'
import type { UsersListProps } from './user-words.ts'
import { addressOf, phoneOf } from './user-words.ts'

const columns = ['Name', 'Email', 'Phone', 'Address', 'Status', 'Joined Date', 'Actions']

export function UsersTable({ users, onAsk }: UsersListProps) {
  return (
    <RecordTable label="All users" columns={columns}>
      {users.map((user) => (
        <Table.Tr key={user._id}>
          <Table.Td fw={650}>{user.name || 'N/A'}</Table.Td>
          <Table.Td>{user.email || 'N/A'}</Table.Td>
          <Table.Td data-whole>{phoneOf(user)}</Table.Td>
          <Table.Td>{addressOf(user)}</Table.Td>
          <Table.Td>
            <UserBadge user={user} />
          </Table.Td>
          <Table.Td data-whole>{formatDay(user.createdAt)}</Table.Td>
          <Table.Td>
            <AdminRightsButton user={user} onAsk={onAsk} />
          </Table.Td>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}
