import { formatAmount } from '@teeshala/contract/rupee-format'
import classes from './Amounts.module.css'

type AmountsProps = {
  items: number
  shipping: number
  /** Nothing is sent: the customer fetches it. */
  isCollected?: boolean
  /** What a coupon or staff took off, where they did. */
  discount?: number | undefined
  /** The coupon's code. */
  coupon?: string | undefined
  total: number
}

/** Subtotal, shipping and total, in rupees. */
export function Amounts({ items, shipping, isCollected = false, discount = 0, coupon, total }: AmountsProps) {
  const fee = shipping === 0 ? 'Free' : formatAmount(shipping)
  return (
    <dl className={classes.amounts}>
      <div>
        <dt>Subtotal</dt>
        <dd>{formatAmount(items)}</dd>
      </div>
      <div>
        <dt>Shipping</dt>
        <dd>{isCollected ? 'Collect from shop' : fee}</dd>
      </div>
      {(discount > 0 || coupon !== undefined) && (
        <div>
          <dt>{coupon === undefined ? 'Discount' : `Coupon ${coupon}`}</dt>
          <dd>{discount > 0 ? `−${formatAmount(discount)}` : 'Free delivery'}</dd>
        </div>
      )}
      <div className={classes.total}>
        <dt>Total</dt>
        <dd>{formatAmount(total)}</dd>
      </div>
    </dl>
  )
}
