import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { User } from '@teeshala/contract/accounts/user'
import { useState } from 'react'
import { AddressSearch } from '../../shared/address/AddressSearch.tsx'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { useAddressPages } from '../../shared/address/use-address-pages.ts'
import { ExportButton } from '../../shared/admin/ExportButton.tsx'
import { RecordList } from '../../shared/admin/RecordList.tsx'
import { SavedViews } from '../../shared/admin/views/SavedViews.tsx'
import { useMay } from '../../shared/session/staff-rights.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { AdminRightsDialog } from './AdminRightsDialog.tsx'
import { adminUsersQuery } from './admin-users-query.ts'
import { UserDrawer } from './UserDrawer.tsx'
import { userColumns } from './user-columns.tsx'

const count = new Intl.NumberFormat('en-IN')

const kinds = [
  { value: 'false', label: 'Customers' },
  { value: 'true', label: 'Staff' },
]

/** User management. */
export function UsersPage() {
  const { read } = useAddress()
  const q = read('q').trim()
  const filter = { search: q, staff: kinds.some(({ value }) => value === read('staff')) ? read('staff') : '' }
  const mayExport = useMay('exportUsers')
  const givesRoles = useMay('setAdmin')
  const query = useInfiniteQuery({ ...adminUsersQuery(filter), placeholderData: keepPreviousData })
  const { isComing, showMore } = useAddressPages(query)
  const [asked, setAsked] = useState<User>()
  const onAsk = givesRoles ? setAsked : undefined
  const users = query.data?.pages.flatMap(({ items }) => items) ?? []
  // Once all pages are there the rows themselves are the count, exact for searches of several words too.
  const total = query.hasNextPage ? (query.data?.pages[0]?.total ?? users.length) : users.length

  return (
    <>
      <PageHead title="Users" />
      <Title order={1} mb="lg">
        User Management
      </Title>
      <SavedViews list="users" builtIn={[]} />
      <Group component="search" mb="md">
        <AddressSearch label="Search users" placeholder="Name, email or phone" />
        <AddressSelect name="staff" label="Customers or staff" all="All users" options={kinds} />
        {mayExport && <ExportButton call="exportUsers" what="users" filter={filter} total={total} />}
      </Group>
      {query.status === 'pending' && <Skeleton height="30rem" aria-busy />}
      {query.status === 'error' && (
        <Alert color="red" role="alert">
          Failed to load users. Please try again later.{' '}
          <Button variant="default" size="compact-md" onClick={() => query.refetch()}>
            Try Again
          </Button>
        </Alert>
      )}
      {query.status === 'success' && (
        <Text c="dimmed" mb="sm" role="status">
          Showing {count.format(users.length)} of {count.format(total)} users
        </Text>
      )}
      {query.status === 'success' && users.length === 0 && !query.hasNextPage && (
        <Notice
          title="No users found."
          text={q ? 'Try a shorter word, or only a part of the phone number.' : undefined}
        />
      )}
      {users.length > 0 && (
        <div aria-busy={query.isPlaceholderData}>
          <RecordList label="All users" columns={userColumns(onAsk)} records={users} opens />
        </div>
      )}
      {query.hasNextPage && (
        <Button variant="outline" mt="lg" loading={query.isFetchingNextPage || isComing} onClick={showMore}>
          Show more users
        </Button>
      )}
      {query.isFetchNextPageError && (
        <Text c="red" mt="sm" role="alert">
          Failed to load users. Please try again later.
        </Text>
      )}
      <UserDrawer users={users} isAsking={asked !== undefined} onAsk={onAsk} />
      {asked && <AdminRightsDialog user={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
