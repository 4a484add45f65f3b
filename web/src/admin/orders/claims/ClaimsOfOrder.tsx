import { useInfiniteQuery } from '@tanstack/react-query'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import * as texts from '../../../texts/shared/claims.ts'
import { ClaimItem } from './ClaimItem.tsx'
import { claimsQuery } from './claim-queries.ts'
import classes from './claims.module.css'

/** The claims about an order, linked to their decisions; nothing if there are none. */
export function ClaimsOfOrder({ orderId }: { orderId: string }) {
  const mayRead = useMay('listClaims')
  const { data, error } = useInfiniteQuery({ ...claimsQuery('', orderId), enabled: mayRead })
  const claims = data?.pages.flatMap(({ items }) => items) ?? []
  if (error && !data) {
    return (
      <RecordSection title={texts.claims}>
        <p role="alert">{sentenceFor(error, texts.failedToLoadClaims)}</p>
      </RecordSection>
    )
  }
  if (claims.length === 0) return null
  return (
    <RecordSection title={texts.claims}>
      <ul className={classes.jobs}>
        {claims.map((claim) => (
          <ClaimItem key={claim._id} claim={claim} />
        ))}
      </ul>
    </RecordSection>
  )
}
