import { linesOf, piecesOfBulk } from '@teeshala/contract/bulk/bulk-lines'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { formatCount } from '@teeshala/contract/count-format'
import * as texts from '../../../texts/shared/orders.ts'
import { Swatch } from '../../ui/choices/Swatch.tsx'
import classes from './BulkLines.module.css'

type Line = BulkOrder['items'][number]

/** The pieces by colour and size: a line per colour, with its sizes. */
export function BulkLines({ items }: Pick<BulkOrder, 'items'>) {
  const colours = new Map<string, Line[]>()
  for (const line of linesOf(items)) colours.set(line.color, [...(colours.get(line.color) ?? []), line])
  const pieces = piecesOfBulk(items)
  return (
    <dl className={classes.lines}>
      {[...colours].map(([color, lines]) => (
        <div key={color}>
          <dt>
            <Swatch hex={lines[0]?.colorHex} /> {lines[0]?.colorName ?? color}
          </dt>
          <dd>
            <ul className={classes.sizes}>
              {lines.map(({ size, quantity }) => (
                <li key={size}>
                  <span>{sizeLabel(size)}</span> {quantity}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
      <div className={classes.sum}>
        <dt>{texts.inAll}</dt>
        <dd>{texts.piecesOf(formatCount(pieces), pieces)}</dd>
      </div>
    </dl>
  )
}
