import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { RecordDrawer } from '../../../shared/admin/record/RecordDrawer.tsx'
import { useOpenRecord } from '../../../shared/admin/record/use-open-record.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../../texts/shared/claims.ts'
import { ClaimRecord } from './ClaimRecord.tsx'
import { claimParameter, claimQuery } from './claim-queries.ts'

/** The claim in the URL, in a drawer beside the list. */
export function ClaimDrawer() {
  const { shown, isOpen, close } = useOpenRecord(claimParameter)
  const { data: claim, error } = useQuery({ ...claimQuery(shown), enabled: shown !== '' })
  return (
    <RecordDrawer title={texts.claimNumber(shown)} isOpen={isOpen} isAsking={false} onClose={close}>
      {claim && <ClaimRecord key={claim._id} claim={claim} />}
      <ErrorAlert error={!claim && error && sentenceFor(error, texts.theClaimCouldNotBeLoaded)} />
      {!claim && !error && <Skeleton height="20rem" aria-busy />}
    </RecordDrawer>
  )
}
