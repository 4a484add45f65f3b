import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../shared/address/use-address.ts'
import { RecordDrawer } from '../../../shared/admin/record/RecordDrawer.tsx'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../../texts/shared/claims.ts'
import { ClaimRecord } from './ClaimRecord.tsx'
import { claimParameter, claimQuery } from './claim-queries.ts'

/** The claim in the URL, in a drawer beside the list. */
export function ClaimDrawer() {
  const { read, write } = useAddress()
  const id = read(claimParameter)
  // While the drawer closes it still shows its content.
  const [shown, setShown] = useState(id)
  if (id && id !== shown) setShown(id)
  const { data: claim, error } = useQuery({ ...claimQuery(shown), enabled: shown !== '' })
  return (
    <RecordDrawer
      title={texts.claimNumber(shown)}
      isOpen={id !== ''}
      isAsking={false}
      onClose={() => write({ [claimParameter]: '' })}
    >
      {claim && <ClaimRecord key={claim._id} claim={claim} />}
      <ErrorAlert error={!claim && error && sentenceFor(error, texts.theClaimCouldNotBeLoaded)} />
      {!claim && !error && <Skeleton height="20rem" aria-busy />}
    </RecordDrawer>
  )
}
