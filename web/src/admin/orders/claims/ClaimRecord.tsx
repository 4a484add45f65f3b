import { Button, Group, Skeleton } from '@mantine/core'
import type { StaffClaim } from '@teeshala/contract/claims/claim'
import { formatMoment } from '@teeshala/contract/date-format'
import { DueTime } from '../../../shared/admin/DueTime.tsx'
import { ClaimFacts } from '../../../shared/claims/ClaimFacts.tsx'
import { ClaimState } from '../../../shared/claims/ClaimState.tsx'
import { orderRecordPath } from '../../../shared/orders/order-record-path.ts'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import { useMay } from '../../../shared/session/staff-rights.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import * as texts from '../../../texts/shared/claims.ts'
import { CallOffReprint } from './CallOffReprint.tsx'
import classes from './claims.module.css'
import { DecideClaim } from './DecideClaim.tsx'
import { OrderSoFar } from './OrderSoFar.tsx'
import { useChangeClaim } from './use-change-claim.ts'
import { useOrderOfClaim } from './use-order-of-claim.ts'

/** One claim: the problem, and the decision. */
export function ClaimRecord({ claim }: { claim: StaffClaim }) {
  const { _id, orderId, customer, createdAt, decision, isToReprint, words, creditNote, acknowledgedAt } = claim
  const mayChange = useMay('changeClaim')
  const mayCallOff = useMay('callOffReprint')
  const { known, isLoading, error } = useOrderOfClaim(claim)
  const acknowledge = useChangeClaim(claim, texts.isAcknowledged)
  return (
    <div className={classes.record}>
      <Group gap="sm">
        <ClaimState claim={claim} />
        <span className={classes.quiet}>
          {customer || texts.noNameGiven}, {formatMoment(createdAt)}
        </span>
        <DueTime ticket={claim} />
      </Group>
      <TextLink to={orderRecordPath(orderId)}>{texts.openOrder(orderId)}</TextLink>
      <ClaimFacts claim={claim} />
      {words && (
        <p className={classes.quiet}>
          <strong>{texts.weAnswered}</strong> {words}
        </p>
      )}
      {creditNote && <p className={classes.quiet}>{texts.byCreditNote(creditNote)}</p>}
      {isLoading ? <Skeleton height="6rem" aria-busy /> : <OrderSoFar known={known} />}
      <ErrorAlert error={error && texts.theOrderCouldNotBeRead} />
      {mayChange && decision === null && !acknowledgedAt && (
        <div className={classes.acknowledge}>
          <Button
            variant="default"
            loading={acknowledge.isPending}
            aria-describedby={`acknowledge-${_id}`}
            onClick={() => acknowledge.run({ step: 'acknowledge' })}
          >
            {texts.acknowledge}
          </Button>
          <p id={`acknowledge-${_id}`} className={classes.quiet}>
            {texts.acknowledgeTells}
          </p>
        </div>
      )}
      {mayCallOff && decision === 'reprint' && isToReprint && <CallOffReprint claim={claim} />}
      {mayChange && decision === null && <DecideClaim claim={claim} known={known} isLoading={isLoading} />}
    </div>
  )
}
