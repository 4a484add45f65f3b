import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { OrderAmounts } from '../../../shared/order-lines/OrderAmounts.tsx'
import { PaperLines } from '../../../shared/order-lines/paper/PaperLines.tsx'
import { PrintJobs } from '../../../shared/order-lines/paper/PrintJobs.tsx'
import { singleItems } from '../../../shared/order-lines/paper/print-lines.ts'
import { DesignLink } from '../../../shared/ordered-designs/DesignLink.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { PdfButton } from './PdfButton.tsx'
import classes from './record.module.css'

/** A print order: jobs with their files, single lines, and amounts. */
export function PrintOrderLines({ order }: { order: PrintOrder }) {
  const { _id, jobs, items, files, note } = order
  const singles = singleItems(items)
  return (
    <>
      {jobs.length > 0 && (
        <RecordSection title={jobs.length === 1 ? texts.job : texts.jobs}>
          <PrintJobs jobs={jobs} items={items} />
        </RecordSection>
      )}
      {singles.length > 0 && (
        <RecordSection title={texts.items}>
          <PaperLines items={singles} />
        </RecordSection>
      )}
      {files.length > 0 && (
        <RecordSection title={texts.files}>
          {files.map((file) => (
            <p key={file.path} className={classes.plain}>
              <DesignLink design={file} label={texts.openFile} />
            </p>
          ))}
        </RecordSection>
      )}
      {note && (
        <RecordSection title={texts.customersNote}>
          <p className={classes.plain}>{note}</p>
        </RecordSection>
      )}
      <div>
        <OrderAmounts order={order} />
        <PdfButton orderId={_id} call="downloadJobTicket" noun={texts.jobTicket} />
      </div>
    </>
  )
}
