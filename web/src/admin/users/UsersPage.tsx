import { Group } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { User } from '@teeshala/contract/accounts/user'
import { isUserCountExact } from '@teeshala/contract/accounts/user-search'
import { useState } from 'react'
import { AddressSearch } from '../../shared/address/AddressSearch.tsx'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { ExportButton } from '../../shared/admin/ExportButton.tsx'
import { LoadFailure } from '../../shared/admin/LoadFailure.tsx'
import { ListCount, totalOf } from '../../shared/admin/records/ListCount.tsx'
import { RecordList } from '../../shared/admin/records/RecordList.tsx'
import { RecordsWaiting } from '../../shared/admin/records/RecordsWaiting.tsx'
import { ShowMore } from '../../shared/admin/records/ShowMore.tsx'
import { SavedViews } from '../../shared/admin/views/SavedViews.tsx'
import { useMay } from '../../shared/session/staff-rights.ts'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/admin/users.ts'
import { AdminRightsDialog } from './AdminRightsDialog.tsx'
import { adminUsersQuery } from './admin-users-query.ts'
import { UserDrawer } from './UserDrawer.tsx'
import { userColumns } from './user-columns.tsx'

const failed = texts.failedToLoadUsers

const kinds = [
  { value: 'false', label: texts.customers },
  { value: 'true', label: texts.staff },
]

/** User management. */
export function UsersPage() {
  const { read } = useAddress()
  const q = read('q').trim()
  const filter = { search: q, staff: kinds.some(({ value }) => value === read('staff')) ? read('staff') : '' }
  const mayExport = useMay('exportUsers')
  const givesRoles = useMay('setAdmin')
  const query = useInfiniteQuery({ ...adminUsersQuery(filter), placeholderData: keepPreviousData })
  const [asked, setAsked] = useState<User>()
  const onAsk = givesRoles ? setAsked : undefined
  const users = query.data?.pages.flatMap(({ items }) => items) ?? []

  return (
    <>
      <PageTitle title={texts.users} heading={texts.userManagement} />
      <SavedViews list="users" builtIn={[]} />
      <Group component="search" mb="md">
        <AddressSearch label={texts.searchUsers} placeholder={texts.nameEmailOrPhone} />
        <AddressSelect name="staff" label={texts.customersOrStaff} all={texts.allUsers} options={kinds} />
        {mayExport && (
          <ExportButton
            call="exportUsers"
            what={texts.usersWord}
            filter={filter}
            total={totalOf(query, users.length)}
          />
        )}
      </Group>
      {query.status === 'pending' && <RecordsWaiting />}
      {query.status === 'error' && <LoadFailure reason={failed} onRetry={() => query.refetch()} />}
      <ListCount list={query} shown={users.length} isAtMost={!isUserCountExact(q)}>
        {texts.usersWord}
      </ListCount>
      {query.status === 'success' && users.length === 0 && !query.hasNextPage && (
        <Notice title={texts.noUsersFound} text={q ? texts.tryAShorterWordOrOnly : undefined} />
      )}
      {users.length > 0 && (
        <div aria-busy={query.isPlaceholderData}>
          <RecordList label={texts.allUsers} columns={userColumns(onAsk)} records={users} opens />
        </div>
      )}
      <ShowMore list={query} failed={failed}>
        {texts.showMoreUsers}
      </ShowMore>
      <UserDrawer users={users} isAsking={asked !== undefined} onAsk={onAsk} />
      {asked && <AdminRightsDialog user={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
