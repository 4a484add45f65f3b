import { Alert } from '@mantine/core'
import type { ClaimDecision, StaffClaim } from '@teeshala/contract/claims/claim'
import { claimsOfSamePieces, linesOfClaim } from '@teeshala/contract/claims/claimed-pieces'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import * as texts from '../../../texts/shared/claims.ts'
import { ClaimItem } from './ClaimItem.tsx'
import classes from './claims.module.css'
import { creditedWords } from './credited-words.ts'
import type { OrderOfClaim } from './use-order-of-claim.ts'

type ConfirmDecisionProps = {
  claim: StaffClaim
  decision: ClaimDecision
  known: OrderOfClaim
  /** The credit note of the refund; undefined if there is none. */
  creditNote: string | undefined
  action: { isPending: boolean; error: string | undefined }
  onConfirm: () => unknown
  onClose: () => void
}

const titles = { reprint: texts.askMakeAgain, refund: texts.askReturnMoney, reject: texts.askReject } as const
const labels = { reprint: texts.makeAgain, refund: texts.sayItIsReturned, reject: texts.rejectClaim } as const

/** Confirms a decision with its consequences, and warns about compensating twice. */
export function ConfirmDecision({
  claim,
  decision,
  known,
  creditNote,
  action,
  onConfirm,
  onClose,
}: ConfirmDecisionProps) {
  const pieces = claim.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const follows = {
    reprint: texts.isMadeAgain(pieces),
    refund: creditNote ? texts.moneyIsReturnedBy(creditNote) : texts.moneyIsReturned,
    reject: texts.isNotTakenBack,
  }[decision]
  const isMailed = known.order?.contact.email !== ''
  return (
    <ConfirmDialog
      title={titles[decision]}
      confirm={labels[decision]}
      isDestructive={decision === 'reject'}
      action={action}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={classes.words}>
        {isMailed ? texts.isTold : texts.readsIt} {follows}{' '}
        {decision === 'reprint' ? texts.canBeCalledOff : texts.cannotBeUndone}
      </p>
      {decision !== 'reject' && <GivenTwice claim={claim} decision={decision} known={known} />}
    </ConfirmDialog>
  )
}

type GivenTwiceProps = Pick<ConfirmDecisionProps, 'claim' | 'decision' | 'known'>

/** Warns about refunds already given for pieces to be reprinted, and about other claims for them. */
function GivenTwice({ claim, decision, known: { isAllBack, credited, others } }: GivenTwiceProps) {
  const isReprint = decision === 'reprint'
  const back = isReprint ? linesOfClaim(claim, credited) : []
  const claims = claimsOfSamePieces(claim, others)
  const isBack = isReprint && isAllBack
  if (!isBack && back.length === 0 && claims.length === 0) return null
  return (
    <Alert color="marigold" title={texts.couldBeTwice}>
      <ul className={classes.plain}>
        {isBack && <li>{texts.allIsBack(undefined)}</li>}
        {back.map((each) => (
          <li key={each.line}>{creditedWords(each)}</li>
        ))}
        {claims.map((other) => (
          <ClaimItem key={other._id} claim={other} isLinked={false} />
        ))}
      </ul>
    </Alert>
  )
}
