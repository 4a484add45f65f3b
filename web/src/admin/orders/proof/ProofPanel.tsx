import { Button } from '@mantine/core'
import { formatMoment } from '@teeshala/contract/date-format'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import type { OrderProof } from '@teeshala/contract/proofs/proof'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { ProofPictures } from '../../../shared/proofs/ProofPictures.tsx'
import { ReplacedFiles } from '../../../shared/proofs/ReplacedFiles.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import * as shared from '../../../texts/shared/proofs.ts'
import classes from '../parts/parts.module.css'
import { useOpenForm } from '../parts/use-open-form.ts'
import { ChangeDesign } from './ChangeDesign.tsx'
import { SendProof } from './SendProof.tsx'
import { WaiveProof } from './WaiveProof.tsx'

type ProofPanelProps = { order: AnyOrder; proof: OrderProof; mayChange: boolean }

/** An order's proof: every version with its answer, and the staff actions. */
export function ProofPanel({ order, proof, mayChange }: ProofPanelProps) {
  const { state, isAwaited, isWaived, versions } = proof
  const isPlaced = statusOf(order) === 'placed'
  const possible = mayChange && isPlaced && isAwaited ? (['proof', 'no-proof'] as const) : []
  const [open, setOpen] = useOpenForm<'proof' | 'no-proof' | 'change'>(order._id, possible)
  const close = () => setOpen(undefined)
  const [latest, ...earlier] = versions.toReversed()
  return (
    <RecordSection title={texts.proof}>
      <p className={classes.words}>{isWaived ? texts.proofIsWaived : texts.proofStates[state]}</p>
      {latest && <Version version={latest} />}
      {latest && <ProofPictures id={order._id} token={null} version={latest} />}
      {earlier.map((version) => (
        <Version key={version.number} version={version} />
      ))}
      {order.replacedDesigns && <ReplacedFiles files={order.replacedDesigns} />}
      {mayChange && isPlaced && open === undefined && (
        <div className={classes.choices}>
          {isAwaited && (
            <Button variant={state === 'sent' ? 'default' : 'filled'} onClick={() => setOpen('proof')}>
              {texts.sendProofNumber(versions.length + 1)}
            </Button>
          )}
          <Button variant="default" onClick={() => setOpen('change')}>
            {texts.changeTheDesign}
          </Button>
          {isAwaited && (
            <Button variant="subtle" onClick={() => setOpen('no-proof')}>
              {texts.startWithoutProof}
            </Button>
          )}
        </div>
      )}
      {open === 'change' && <ChangeDesign order={order} proof={proof} onClose={close} />}
      {open === 'proof' && <SendProof order={order} number={versions.length + 1} onClose={close} />}
      {open === 'no-proof' && <WaiveProof order={order} onClose={close} />}
    </RecordSection>
  )
}

/** When a version was sent, and the customer's answer. */
function Version({ version }: { version: OrderProof['versions'][number] }) {
  const { number, sentAt, message, answer, answeredAt = sentAt, comment } = version
  const words = [
    texts.proofSentAt(shared.proofNumber(number), formatMoment(sentAt)),
    message,
    answer === 'approved' && shared.approvedAt(formatMoment(answeredAt)),
    answer === 'changes_asked' && `${shared.changesAskedAt(formatMoment(answeredAt))} ${comment}`,
  ]
  return <p className={classes.words}>{words.filter(Boolean).join(' ')}</p>
}
