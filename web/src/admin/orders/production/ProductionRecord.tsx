import { formatDay, formatMoment } from '@teeshala/contract/date-format'
import { canMoveOrder } from '@teeshala/contract/orders/order-status'
import { statusWords } from '@teeshala/contract/orders/status-words'
import { MoveProductionRequest, type ProductionOrder } from '@teeshala/contract/production/production-order'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { PrintJobs } from '../../../shared/order-lines/paper/PrintJobs.tsx'
import { DesignLink } from '../../../shared/ordered-designs/DesignLink.tsx'
import { WrittenTexts } from '../../../shared/ordered-designs/WrittenTexts.tsx'
import { StatusBadge } from '../../../shared/orders/StatusBadge.tsx'
import { useMay } from '../../../shared/session/staff-rights.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { OrderNotes } from '../history/OrderNotes.tsx'
import { NoDesignYet } from '../NoDesignYet.tsx'
import { TellReady } from '../parts/TellReady.tsx'
import { MovePanel } from '../record/MovePanel.tsx'
import type { Move } from '../record/order-moves.ts'
import { PdfButton } from '../record/PdfButton.tsx'
import classes from '../record/record.module.css'
import { ProductionLines } from './ProductionLines.tsx'
import listClasses from './ProductionRecord.module.css'
import { useMoveProduction } from './use-move-production.ts'

type ProductionRecordProps = {
  order: ProductionOrder
  asked: Move | undefined
  onAsk: (move: Move | undefined) => void
}

/** Everything the press needs for an order: lines, designs, print sheet, parcel label, notes. */
export function ProductionRecord({ order, asked, onAsk }: ProductionRecordProps) {
  const mayMove = useMay('moveProduction')
  const { run, isPending } = useMoveProduction(order, () => onAsk(undefined))
  const { _id, kind, status, fulfilment, createdAt, lines, pieces, designs, label, jobs, readyOn, neededBy, note } =
    order
  const singles = lines.filter(({ job }) => job === undefined)
  const isPrinted = designs.length > 0 || lines.some(({ placements }) => placements.length > 0)
  return (
    <div className={classes.record}>
      <div className={classes.summary}>
        <StatusBadge tone={status === 'cancelled' ? 'bad' : status === 'placed' ? 'waiting' : 'moving'}>
          {statusWords(kind, status, fulfilment).label}
        </StatusBadge>
        <NoDesignYet order={order} />
        <p className={classes.quiet}>{texts.placedAt(formatMoment(createdAt))}</p>
        {readyOn && <strong>{texts.readyByDay(formatDay(readyOn))}</strong>}
        {neededBy && <strong>{texts.neededByDay(formatDay(neededBy))}</strong>}
      </div>
      {mayMove && !order.waitsForBalance && (
        <MovePanel
          name={order._id}
          moves={movesOf(order)}
          asked={asked}
          onAsk={onAsk}
          onConfirm={({ request, note }) => run({ request: request as MoveProductionRequest, note })}
          isPending={isPending}
          none={status === 'cancelled' ? texts.doNotMakeIt : texts.thePressHasFinishedThisOrder}
        />
      )}
      {order.waitsForBalance && (mayMove || order.readyAt) && (
        <RecordSection title={texts.nextStep}>
          <TellReady id={_id} readyAt={order.readyAt} />
        </RecordSection>
      )}
      <RecordSection title={pieces > 0 ? texts.piecesToMake(pieces.toLocaleString('en-IN'), pieces) : texts.toMake}>
        {jobs.length > 0 && <PrintJobs jobs={jobs} />}
        {singles.length > 0 && <ProductionLines lines={singles} />}
        {isPrinted && <PdfButton orderId={_id} call="downloadPrintSheet" noun={texts.printSheet} />}
        {kind === 'print' && <PdfButton orderId={_id} call="downloadJobTicket" noun={texts.jobTicket} />}
      </RecordSection>
      {(designs.length > 0 || order.designDocuments) && (
        <RecordSection title={kind === 'print' ? texts.files : texts.designs}>
          <ul className={listClasses.designs}>
            {designs.map((design) => (
              <li key={`${design.path} ${design.placement}`}>
                {design.placement && <strong>{design.placement}</strong>}
                <DesignLink design={design} {...(kind === 'print' && { label: texts.openFile })} />
              </li>
            ))}
          </ul>
          {order.designDocuments && <WrittenTexts documents={order.designDocuments} isPlaced />}
        </RecordSection>
      )}
      {note && (
        <RecordSection title={texts.customersNote}>
          <p className={classes.note}>{note}</p>
        </RecordSection>
      )}
      <RecordSection title={fulfilment === 'collect' ? texts.collectedInTheShopBy : texts.parcelLabel}>
        <address className={listClasses.label}>
          {label.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </RecordSection>
      <OrderNotes orderId={_id} />
    </div>
  )
}

/** Returns the press's next moves; customers are notified of them, and cancelling is up to the office. */
function movesOf({ kind, status, fulfilment, missingDesigns }: ProductionOrder): Move[] {
  const steps = MoveProductionRequest.shape.status.options
  return steps
    .filter((to) => canMoveOrder(status, to, fulfilment))
    .map((to) => ({
      label: statusWords(kind, to, fulfilment).move,
      consequence: [
        texts.theCustomerSeesItInTheLabel,
        missingDesigns && texts.noDesignHasCome(missingDesigns.join(', ')),
      ]
        .filter(Boolean)
        .join(' '),
      isDestructive: false,
      request: { status: to },
    }))
}
