import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import { RecordSection } from '../../../shared/admin/RecordSection.tsx'
import { OrderAmounts } from '../../../shared/order-lines/OrderAmounts.tsx'
import { PaperLines } from '../../../shared/order-lines/PaperLines.tsx'
import { PrintJobs } from '../../../shared/order-lines/PrintJobs.tsx'
import { singleItems } from '../../../shared/order-lines/print-lines.ts'
import { DesignLink } from '../../../shared/ordered-designs/DesignLink.tsx'
import { PdfButton } from './PdfButton.tsx'
import classes from './record.module.css'

/** What a print order is of: its jobs with their files, the single lines, and what all of it costs. */
export function PrintOrderLines({ order }: { order: PrintOrder }) {
  const { _id, jobs, items, files, note } = order
  const singles = singleItems(items)
  return (
    <>
      {jobs.length > 0 && (
        <RecordSection title={jobs.length === 1 ? 'Job' : 'Jobs'}>
          <PrintJobs jobs={jobs} items={items} />
        </RecordSection>
      )}
      {singles.length > 0 && (
        <RecordSection title="Items">
          <PaperLines items={singles} />
        </RecordSection>
      )}
      {files.length > 0 && (
        <RecordSection title="Files">
          {files.map((file) => (
            <p key={file.path} className={classes.plain}>
              <DesignLink design={file} label="Open file" />
            </p>
          ))}
        </RecordSection>
      )}
      {note && (
        <RecordSection title="Customer’s note">
          <p className={classes.plain}>{note}</p>
        </RecordSection>
      )}
      <div>
        <OrderAmounts order={order} />
        <PdfButton orderId={_id} call="downloadJobTicket" noun="job ticket" />
      </div>
    </>
  )
}
