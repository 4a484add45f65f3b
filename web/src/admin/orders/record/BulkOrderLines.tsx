import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { RecordSection } from '../../../shared/admin/RecordSection.tsx'
import { BulkLines } from '../../../shared/order-lines/BulkLines.tsx'
import { BulkPrints } from '../../../shared/order-lines/BulkPrints.tsx'
import { OrderAmounts } from '../../../shared/order-lines/OrderAmounts.tsx'
import { PdfButton } from './PdfButton.tsx'
import classes from './record.module.css'

/** What a bulk order prints, and on which pieces. */
export function BulkOrderLines({ order }: { order: BulkOrder }) {
  return (
    <>
      <RecordSection title="Prints">
        <BulkPrints order={order} />
        <PdfButton orderId={order._id} call="downloadPrintSheet" noun="print sheet" />
      </RecordSection>
      <RecordSection title="Pieces">
        <p className={classes.lead}>{order.productName}</p>
        <BulkLines items={order.items} />
        <div className={classes.amounts}>
          <OrderAmounts order={order} />
        </div>
      </RecordSection>
    </>
  )
}
