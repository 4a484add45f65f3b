import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import * as texts from '../../../texts/shared/claims.ts'
import { CreditNotes } from '../credit/CreditNotes.tsx'
import { ClaimItem } from './ClaimItem.tsx'
import classes from './claims.module.css'
import { creditedWords } from './credited-words.ts'
import type { OrderOfClaim } from './use-order-of-claim.ts'

/** Refunds on a claim's order and its other claims, so that nothing is compensated twice. */
export function OrderSoFar({ known: { order, isAllBack, credited, others } }: { known: OrderOfClaim }) {
  if (!order) return null
  return (
    <>
      <RecordSection title={texts.givenBackSoFar}>
        <CreditNotes order={order} />
        {isAllBack && <p className={classes.words}>{texts.allIsBack(order.creditNote?.number)}</p>}
        {credited.length > 0 && (
          <ul className={classes.plain}>
            {credited.map((each) => (
              <li key={each.line}>{creditedWords(each)}</li>
            ))}
          </ul>
        )}
        {!isAllBack && !order.credits && <p className={classes.quiet}>{texts.nothingIsBack}</p>}
      </RecordSection>
      {others.length > 0 && (
        <RecordSection title={texts.otherClaims}>
          <ul className={classes.plain}>
            {others.map((claim) => (
              <ClaimItem key={claim._id} claim={claim} />
            ))}
          </ul>
        </RecordSection>
      )}
    </>
  )
}
