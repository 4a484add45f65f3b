import { Anchor } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { claimReasons } from '@teeshala/contract/claims/claim-reason'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { ClaimState } from '../../../shared/claims/ClaimState.tsx'
import { Link } from '../../../shared/routing/Link.tsx'
import { useMay } from '../../../shared/session/staff-rights.ts'
import * as texts from '../../../texts/shared/claims.ts'
import { claimParameter, claimsQuery } from './claim-queries.ts'
import classes from './claims.module.css'

/** What was reported of an order, each with the way to its decision; nothing where nothing was. */
export function ClaimsOfOrder({ orderId }: { orderId: string }) {
  const mayRead = useMay('listClaims')
  const { data } = useInfiniteQuery({ ...claimsQuery('', orderId), enabled: mayRead })
  const claims = data?.pages.flatMap(({ items }) => items) ?? []
  if (claims.length === 0) return null
  return (
    <RecordSection title={texts.claims}>
      <ul className={classes.jobs}>
        {claims.map((claim) => (
          <li key={claim._id}>
            <Anchor component={Link} to={`/admin/claims?q=${orderId}&${claimParameter}=${claim._id}`}>
              {claim._id}
            </Anchor>{' '}
            {claimReasons[claim.reason]} <ClaimState claim={claim} />
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
