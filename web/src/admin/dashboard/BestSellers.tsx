import { formatCount } from '@teeshala/contract/count-format'
import type { Summary } from '@teeshala/contract/sales/summary'
import * as texts from '../../texts/admin/dashboard.ts'
import classes from './Panel.module.css'
import { Panel } from './Panel.tsx'
import { ProductRows } from './ProductRows.tsx'

/** The best-selling products of these days. */
export function BestSellers({ bestSellers }: Pick<Summary, 'bestSellers'>) {
  return (
    <Panel title={texts.bestSellers}>
      {bestSellers.length === 0 ? (
        <p className={classes.quiet}>{texts.nothingWasSoldOnTheseDays}</p>
      ) : (
        <ProductRows
          products={bestSellers}
          number={({ pieces }) => `${formatCount(pieces)} ${pieces === 1 ? texts.piece : texts.pieces}`}
        />
      )}
    </Panel>
  )
}
