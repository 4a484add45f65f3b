import { formatCount } from '@teeshala/contract/count-format'
import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/shared/orders.ts'
import classes from './PaperLines.module.css'
import { printLines } from './print-lines.ts'

type PrintLinesProps = {
  order: Pick<PrintOrder, 'items' | 'jobs'>
  /** So many are shown; all of them where it is left out. */
  most?: number
}

/** What a print order is of, each job and each single line with its amount. */
export function PrintLines({ order, most = Number.POSITIVE_INFINITY }: PrintLinesProps) {
  const lines = printLines(order)
  const more = lines.length - most
  return (
    <ul className={classes.lines}>
      {lines.slice(0, most).map(({ key, quantity, name, amount }) => (
        <li key={key}>
          {formatCount(quantity)} × {name} <span>{formatAmount(amount)}</span>
        </li>
      ))}
      {more > 0 && <li>{texts.moreItems(more)}</li>}
    </ul>
  )
}
