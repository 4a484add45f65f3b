import type { Order } from '@teeshala/contract/orders/order'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { furtherDesigns } from '../../../shared/order-lines/further-designs.ts'
import { OrderAmounts } from '../../../shared/order-lines/OrderAmounts.tsx'
import { OrderItems } from '../../../shared/order-lines/OrderItems.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { PdfButton } from './PdfButton.tsx'
import classes from './record.module.css'

/** The lines of a shop or single order. */
export function ShirtOrderLines({ order }: { order: Order }) {
  return (
    <RecordSection title={texts.items}>
      <OrderItems
        items={order.orderItems}
        further={furtherDesigns(order)}
        documents={order.designDocuments}
        printLabel={texts.customersPrint}
        isDetailed
      />
      {order.orderItems.some(({ placement }) => placement) && (
        <PdfButton orderId={order._id} call="downloadPrintSheet" noun={texts.printSheet} />
      )}
      <div className={classes.amounts}>
        <OrderAmounts order={order} />
      </div>
    </RecordSection>
  )
}
