import { formatCount } from '@teeshala/contract/count-format'
import type { Summary } from '@teeshala/contract/sales/summary'
import { Link } from 'react-router-dom'
import { countWords } from './count-words.ts'
import classes from './Panel.module.css'
import { Panel } from './Panel.tsx'
import { ProductRows } from './ProductRows.tsx'

/** The products that run out, the fewest left first. */
export function LowStock({ lowStock }: Pick<Summary, 'lowStock'>) {
  const { upTo, lowest, count } = lowStock
  return (
    <Panel
      title="Low stock"
      aside={count > 0 && <Link to="/admin/product-list?stock=low&hidden=false">All {countWords(lowStock)}</Link>}
    >
      {count === 0 ? (
        <p className={classes.quiet}>Of every product more than {formatCount(upTo)} are left.</p>
      ) : (
        <ProductRows
          products={lowest}
          number={({ stock }) => (stock === 0 ? 'Sold out' : `${formatCount(stock)} left`)}
        />
      )}
    </Panel>
  )
}
