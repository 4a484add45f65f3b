import type { OwnClaim as Claim } from '@teeshala/contract/claims/claim'
import { formatDay } from '@teeshala/contract/date-format'
import { ClaimFacts } from '../../../shared/claims/ClaimFacts.tsx'
import { ClaimState } from '../../../shared/claims/ClaimState.tsx'
import * as texts from '../../../texts/shared/claims.ts'
import classes from './claims.module.css'

/** A customer's claim, and its result. */
export function OwnClaim({ claim }: { claim: Claim }) {
  const { _id, createdAt, decision, words, creditNote } = claim
  return (
    <article className={classes.claim} aria-label={texts.report(_id)}>
      <h3 className={classes.head}>
        {texts.report(_id)} <span className={classes.quiet}>{texts.reportedOn(formatDay(createdAt))}</span>
        <ClaimState claim={claim} />
      </h3>
      <ClaimFacts claim={claim} />
      {decision === null && <p className={classes.words}>{texts.weGetBackToYou}</p>}
      {words && (
        <p className={classes.words}>
          <strong>{texts.weAnswered}</strong> {words}
        </p>
      )}
      {creditNote && <p className={classes.words}>{texts.byCreditNote(creditNote)}</p>}
    </article>
  )
}
