import { formatCount } from '@teeshala/contract/count-format'
import type { PrintOrder } from '@teeshala/contract/printing/print-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/shared/orders.ts'
import classes from './PaperLines.module.css'
import { printLines } from './print-lines.ts'

type PrintLinesProps = {
  order: Pick<PrintOrder, 'items' | 'jobs'>
  /** How many lines to show; all if absent. */
  most?: number
}

/** The contents of a print order: each job and single line with its amount. */
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
