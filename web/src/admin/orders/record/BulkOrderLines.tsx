import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { BulkLines } from '../../../shared/order-lines/bulk/BulkLines.tsx'
import { BulkPrints } from '../../../shared/order-lines/bulk/BulkPrints.tsx'
import { PeopleList } from '../../../shared/order-lines/bulk/PeopleList.tsx'
import { OrderAmounts } from '../../../shared/order-lines/OrderAmounts.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { PdfButton } from './PdfButton.tsx'
import classes from './record.module.css'

/** The prints of a bulk order, and the pieces that have them. */
export function BulkOrderLines({ order }: { order: BulkOrder }) {
  return (
    <>
      <RecordSection title={texts.prints}>
        <BulkPrints order={order} />
        <PdfButton orderId={order._id} call="downloadPrintSheet" noun={texts.printSheet} />
      </RecordSection>
      <RecordSection title={texts.pieces}>
        <p className={classes.lead}>{order.productName}</p>
        <BulkLines items={order.items} />
        <div className={classes.amounts}>
          <OrderAmounts order={order} />
        </div>
      </RecordSection>
      {order.people && (
        <RecordSection title={texts.namesAndNumbers}>
          <PeopleList people={order.people} />
        </RecordSection>
      )}
    </>
  )
}
