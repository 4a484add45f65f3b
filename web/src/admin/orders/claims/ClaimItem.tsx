import type { StaffClaim } from '@teeshala/contract/claims/claim'
import { claimReasons } from '@teeshala/contract/claims/claim-reason'
import { ClaimState } from '../../../shared/claims/ClaimState.tsx'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import * as texts from '../../../texts/shared/claims.ts'
import { claimParameter } from './claim-queries.ts'
import classes from './claims.module.css'

type ClaimItemProps = {
  claim: StaffClaim
  /** False inside an open dialog, which the link would leave. */
  isLinked?: boolean
}

/** A summary of an order's claim, linked to its decision. */
export function ClaimItem({ claim, isLinked = true }: ClaimItemProps) {
  const { _id, orderId, reason, lines } = claim
  return (
    <li>
      {isLinked ? <TextLink to={`/admin/claims?q=${orderId}&${claimParameter}=${_id}`}>{_id}</TextLink> : _id}{' '}
      {claimReasons[reason]} <ClaimState claim={claim} />
      <span className={classes.pieces}>{texts.piecesOf(lines)}</span>
    </li>
  )
}
