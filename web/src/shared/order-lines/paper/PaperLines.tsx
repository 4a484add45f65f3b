import { formatCount } from '@teeshala/contract/count-format'
import { toPaise, toRupees } from '@teeshala/contract/money'
import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import classes from './PaperLines.module.css'

/** The services of a print order with quantity and amount. */
export function PaperLines({ items }: { items: PrintOrder['items'] }) {
  return (
    <ul className={classes.lines}>
      {items.map(({ type, option, name, quantity, price, job }) => (
        <li key={`${type} ${option} ${job}`}>
          {formatCount(quantity)} × {name} <span>{formatAmount(toRupees(toPaise(price) * quantity))}</span>
        </li>
      ))}
    </ul>
  )
}
