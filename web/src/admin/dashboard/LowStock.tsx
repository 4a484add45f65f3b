import { formatCount } from '@teeshala/contract/count-format'
import type { Summary } from '@teeshala/contract/sales/summary'
import { Link } from '../../shared/routing/Link.tsx'
import * as texts from '../../texts/admin/dashboard.ts'
import { countWords } from './count-words.ts'
import classes from './Panel.module.css'
import { Panel } from './Panel.tsx'
import { ProductRows } from './ProductRows.tsx'

/** The products that are running out, fewest pieces first. */
export function LowStock({ lowStock }: Pick<Summary, 'lowStock'>) {
  const { upTo, lowest, count } = lowStock
  return (
    <Panel
      title={texts.lowStock}
      aside={
        count > 0 && <Link to="/admin/product-list?stock=low&hidden=false">{texts.allOf(countWords(lowStock))}</Link>
      }
    >
      {count === 0 ? (
        <p className={classes.quiet}>{texts.ofEveryProductMoreThanAreLeft(formatCount(upTo))}</p>
      ) : (
        <ProductRows
          products={lowest}
          number={({ stock }) => (stock === 0 ? texts.soldOut : texts.leftCount(formatCount(stock)))}
        />
      )}
    </Panel>
  )
}
