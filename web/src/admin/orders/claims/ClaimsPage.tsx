import { Group } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ClaimFilter, StaffClaim } from '@teeshala/contract/claims/claim'
import { claimReasons } from '@teeshala/contract/claims/claim-reason'
import { formatDay } from '@teeshala/contract/date-format'
import { AddressSearch } from '../../../shared/address/AddressSearch.tsx'
import { AddressSelect } from '../../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../../shared/address/use-address.ts'
import { DueTime } from '../../../shared/admin/DueTime.tsx'
import { LoadedDrawer } from '../../../shared/admin/record/LoadedDrawer.tsx'
import { Excerpt } from '../../../shared/admin/records/Excerpt.tsx'
import { PagedRecords } from '../../../shared/admin/records/PagedRecords.tsx'
import { RecordLink } from '../../../shared/admin/records/RecordLink.tsx'
import type { RecordColumn } from '../../../shared/admin/records/record-column.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { ClaimState } from '../../../shared/claims/ClaimState.tsx'
import { PageTitle } from '../../../shared/ui/heads/PageTitle.tsx'
import * as texts from '../../../texts/shared/claims.ts'
import { ClaimRecord } from './ClaimRecord.tsx'
import { claimParameter, claimQuery, claimsQuery } from './claim-queries.ts'

const filters = [
  { value: 'open', label: texts.open },
  { value: 'overdue', label: texts.overdue },
  { value: 'decided', label: texts.decided },
] as const satisfies readonly { value: ClaimFilter; label: string }[]

const empty: Readonly<Record<string, string>> = {
  open: texts.nothingToDecide,
  overdue: texts.nothingOverdue,
  decided: texts.nothingDecided,
}

const columns: RecordColumn<StaffClaim>[] = [
  { header: texts.customer, inCard: 'title', inTable: 'whole', cell: (claim) => <OpenClaim {...claim} /> },
  { header: texts.date, inCard: 'aside', inTable: 'whole', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: texts.problem,
    cell: ({ reason, text }) => <Excerpt title={claimReasons[reason]} text={text} />,
  },
  { header: texts.order, inTable: 'whole', cell: ({ orderId }) => orderId },
  { header: texts.state, cell: (claim) => <ClaimState claim={claim} /> },
  { header: texts.due, cell: (claim) => <DueTime ticket={claim} /> },
]

/** Customers' claims about their orders, for staff to decide. */
export function ClaimsPage() {
  const { read, readOne } = useAddress()
  const filter = readOne('filter', filters)
  const order = read('q').trim()
  const list = useInfiniteQuery(claimsQuery(filter, order))
  return (
    <>
      <PageTitle title={texts.claims} />
      <Group component="search" mb="md">
        <AddressSearch label={texts.searchByOrder} placeholder={texts.orderNumber} />
        <AddressSelect name="filter" label={texts.whichClaims} all={texts.allClaims} options={filters} />
      </Group>
      <PagedRecords
        list={list}
        label={texts.claims}
        columns={columns}
        opens
        failed={texts.failedToLoadClaims}
        empty={{ title: order ? texts.noClaimOfThisOrder : (empty[filter] ?? texts.noClaimsYet) }}
        more={texts.showOlderClaims}
      />
      <LoadedDrawer
        parameter={claimParameter}
        queryOf={claimQuery}
        titleOf={texts.claimNumber}
        problemOf={(error) => sentenceFor(error, texts.theClaimCouldNotBeLoaded)}
        height="20rem"
      >
        {(claim) => <ClaimRecord key={claim._id} claim={claim} />}
      </LoadedDrawer>
    </>
  )
}

function OpenClaim({ _id, customer }: StaffClaim) {
  return (
    <RecordLink parameter={claimParameter} id={_id}>
      {customer || texts.noNameGiven}
    </RecordLink>
  )
}
