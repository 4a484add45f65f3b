import { toPaise, toRupees } from '@teeshala/contract/money'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/orders.ts'
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
  /** What credit notes have taken back of it. */
  credited?: number | undefined
}

/** Subtotal, shipping and total, in rupees. */
export function Amounts({
  items,
  shipping,
  isCollected = false,
  discount = 0,
  coupon,
  total,
  credited = 0,
}: AmountsProps) {
  const fee = shipping === 0 ? texts.free : formatAmount(shipping)
  return (
    <dl className={classes.amounts}>
      <div>
        <dt>{texts.subtotal}</dt>
        <dd>{formatAmount(items)}</dd>
      </div>
      <div>
        <dt>{texts.shipping}</dt>
        <dd>{isCollected ? texts.collectFromShop : fee}</dd>
      </div>
      {(discount > 0 || coupon !== undefined) && (
        <div>
          <dt>{coupon === undefined ? texts.discount : texts.couponNamed(coupon)}</dt>
          <dd>{discount > 0 ? `−${formatAmount(discount)}` : texts.freeShipping}</dd>
        </div>
      )}
      <div className={classes.total}>
        <dt>{texts.total}</dt>
        <dd>{formatAmount(total)}</dd>
      </div>
      {credited > 0 && (
        <div>
          <dt>{texts.creditedLeaves(formatAmount(toRupees(toPaise(total) - toPaise(credited))))}</dt>
          <dd>−{formatAmount(credited)}</dd>
        </div>
      )}
    </dl>
  )
}
