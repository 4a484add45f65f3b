import type { OwnClaim } from '@teeshala/contract/claims/claim'
import * as texts from '../../texts/shared/claims.ts'
import { StatusBadge, type Tone } from '../orders/StatusBadge.tsx'

type Stated = Pick<OwnClaim, 'decision' | 'isToReprint' | 'acknowledgedAt'>

/** The state of a claim. */
export function ClaimState({ claim }: { claim: Stated }) {
  const { tone, label } = wordsOf(claim)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}

function wordsOf({ decision, isToReprint, acknowledgedAt }: Stated): { tone: Tone; label: string } {
  if (decision === 'reprint') {
    return isToReprint ? { tone: 'moving', label: texts.beingMadeAgain } : { tone: 'good', label: texts.madeAgain }
  }
  if (decision === 'refund') return { tone: 'good', label: texts.refunded }
  if (decision === 'reject') return { tone: 'plain', label: texts.rejected }
  return acknowledgedAt ? { tone: 'moving', label: texts.beingLookedAt } : { tone: 'waiting', label: texts.received }
}
