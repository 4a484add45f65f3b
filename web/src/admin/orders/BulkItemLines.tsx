import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { Swatch } from '../../shared/ui/choices/Swatch.tsx'
import * as texts from '../../texts/admin/orders/orders.ts'
import classes from './BulkItemLines.module.css'

/** A large order has hundreds of lines: the list shows the first ones, the opened order all. */
const shown = 4

/** The items of a bulk order with quantity, colour, size, price and placement. */
export function BulkItemLines({ items }: Pick<BulkOrder, 'items'>) {
  const more = items.length - shown
  return (
    <ul className={classes.items}>
      {items.slice(0, shown).map(({ quantity, color, colorName, colorHex, size, price, placement }) => (
        <li key={`${color} ${size} ${placement}`}>
          {quantity} × <Swatch hex={colorHex} /> {colorName ?? color}, {sizeLabel(size)}{' '}
          <span>
            {formatAmount(price)}, {placement}
          </span>
        </li>
      ))}
      {more > 0 && <li>{texts.moreItems(more)}</li>}
    </ul>
  )
}
