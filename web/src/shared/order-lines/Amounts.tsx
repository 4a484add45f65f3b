import { formatAmount } from '@teeshala/contract/rupee-format'
import classes from './Amounts.module.css'

/** Subtotal, shipping and total, in rupees. */
export function Amounts({ items, shipping, total }: { items: number; shipping: number; total: number }) {
  return (
    <dl className={classes.amounts}>
      <div>
        <dt>Subtotal</dt>
        <dd>{formatAmount(items)}</dd>
      </div>
      <div>
        <dt>Shipping</dt>
        <dd>{shipping === 0 ? 'Free' : formatAmount(shipping)}</dd>
      </div>
      <div className={classes.total}>
        <dt>Total</dt>
        <dd>{formatAmount(total)}</dd>
      </div>
    </dl>
  )
}
