import { linesOf, piecesOfBulk, placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { formatCount } from '@teeshala/contract/count-format'
import type { Order } from '@teeshala/contract/orders/order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import { LinePicture } from '../../../shared/garment/LinePicture.tsx'
import { bulkPicture } from '../../../shared/order-lines/bulk/bulk-picture.ts'
import { furtherDesigns } from '../../../shared/order-lines/further-designs.ts'
import { OrderItems } from '../../../shared/order-lines/OrderItems.tsx'
import { PrintLines } from '../../../shared/order-lines/paper/PrintLines.tsx'
import { Swatch } from '../../../shared/ui/choices/Swatch.tsx'
import * as texts from '../../../texts/storefront/orders.ts'
import classes from './CardLines.module.css'

/** The lines of a closed card. */
const previewed = 2

/** An order's contents: the first lines in a closed card, all of them in an open one. */
export function CardLines({ order, isExpanded }: { order: AnyOrder; isExpanded: boolean }) {
  switch (order.kind) {
    case 'bulk':
      return <BulkOrderLines order={order} isExpanded={isExpanded} />
    case 'print':
      return <PrintOrderLines order={order} isExpanded={isExpanded} />
    default:
      return <ShirtOrderLines order={order} isExpanded={isExpanded} />
  }
}

function ShirtOrderLines({ order, isExpanded }: { order: Order; isExpanded: boolean }) {
  const { orderItems } = order
  return (
    <>
      <OrderItems
        items={isExpanded ? orderItems : orderItems.slice(0, previewed)}
        isDetailed={isExpanded}
        further={furtherDesigns(order)}
        documents={order.designDocuments}
      />
      {!isExpanded && <More count={orderItems.length - previewed} />}
    </>
  )
}

function BulkOrderLines({ order, isExpanded }: { order: BulkOrder; isExpanded: boolean }) {
  const lines = linesOf(order.items)
  const pieces = piecesOfBulk(order.items)
  return (
    <div className={classes.bulk}>
      <LinePicture line={bulkPicture(order)} sizes="4rem" className={classes.picture} />
      <div>
        <p className={classes.name}>
          {order.productName} <span>{texts.bulkOrderPieces(formatCount(pieces), pieces)}</span>
        </p>
        <p className={classes.quiet}>{texts.placementsAre(placementsOf(order.items).join(', '))}</p>
        {!isExpanded && (
          <>
            <ul className={classes.lines}>
              {lines.slice(0, previewed).map((line) => (
                <li key={`${line.color} ${line.size}`}>
                  <Swatch hex={line.colorHex} />{' '}
                  {texts.colourSizeAndQuantity(line.colorName ?? line.color, sizeLabel(line.size), line.quantity)}
                </li>
              ))}
            </ul>
            <More count={lines.length - previewed} />
          </>
        )}
      </div>
    </div>
  )
}

function PrintOrderLines({ order, isExpanded }: { order: PrintOrder; isExpanded: boolean }) {
  return (
    <div>
      <PrintLines order={order} {...(!isExpanded && { most: previewed })} />
    </div>
  )
}

function More({ count }: { count: number }) {
  return count > 0 && <p className={classes.more}>{texts.andMoreItems(count)}</p>
}
