import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import { OrderAmounts } from '../../../shared/order-lines/OrderAmounts.tsx'
import { PaperLines } from '../../../shared/order-lines/PaperLines.tsx'
import { PrintJobs } from '../../../shared/order-lines/PrintJobs.tsx'
import { singleItems } from '../../../shared/order-lines/print-lines.ts'
import { DesignLink } from '../../../shared/ordered-designs/DesignLink.tsx'
import classes from './OrderSections.module.css'
import { TrackingSection } from './TrackingSection.tsx'

/** What is printed, by when, and what it costs. */
export function PrintOrderSections({ order }: { order: PrintOrder }) {
  const { jobs, items, files, note } = order
  const singles = singleItems(items)
  return (
    <>
      {jobs.length > 0 && (
        <TrackingSection title="Your documents">
          <PrintJobs jobs={jobs} items={items} />
        </TrackingSection>
      )}
      {singles.length > 0 && (
        <TrackingSection title="Order Items">
          <PaperLines items={singles} />
        </TrackingSection>
      )}
      {files.length > 0 && (
        <TrackingSection title="Your files">
          {files.map((file) => (
            <p key={file.path} className={classes.line}>
              <DesignLink design={file} label="Open file" />
            </p>
          ))}
        </TrackingSection>
      )}
      {note && (
        <TrackingSection title="Your note">
          <p className={classes.line}>{note}</p>
        </TrackingSection>
      )}
      <TrackingSection title="Total">
        <div className={classes.amounts}>
          <OrderAmounts order={order} />
        </div>
      </TrackingSection>
    </>
  )
}
