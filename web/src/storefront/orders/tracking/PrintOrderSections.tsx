import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import { OrderAmounts } from '../../../shared/order-lines/OrderAmounts.tsx'
import { PaperLines } from '../../../shared/order-lines/paper/PaperLines.tsx'
import { PrintJobs } from '../../../shared/order-lines/paper/PrintJobs.tsx'
import { singleItems } from '../../../shared/order-lines/paper/print-lines.ts'
import { DesignLink } from '../../../shared/ordered-designs/DesignLink.tsx'
import * as texts from '../../../texts/storefront/orders.ts'
import classes from './OrderSections.module.css'
import { TrackingSection } from './TrackingSection.tsx'

/** Documents, ready date and amounts. */
export function PrintOrderSections({ order }: { order: PrintOrder }) {
  const { jobs, items, files, note } = order
  const singles = singleItems(items)
  return (
    <>
      {jobs.length > 0 && (
        <TrackingSection title={texts.yourDocuments}>
          <PrintJobs jobs={jobs} items={items} />
        </TrackingSection>
      )}
      {singles.length > 0 && (
        <TrackingSection title={texts.orderItems}>
          <PaperLines items={singles} />
        </TrackingSection>
      )}
      {files.length > 0 && (
        <TrackingSection title={texts.yourFiles}>
          {files.map((file) => (
            <p key={file.path} className={classes.line}>
              <DesignLink design={file} label={texts.openFile} />
            </p>
          ))}
        </TrackingSection>
      )}
      {note && (
        <TrackingSection title={texts.yourNote}>
          <p className={classes.line}>{note}</p>
        </TrackingSection>
      )}
      <div className={classes.amounts}>
        <OrderAmounts order={order} />
      </div>
    </>
  )
}
