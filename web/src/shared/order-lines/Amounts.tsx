import { toPaise, toRupees } from '@teeshala/contract/money'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/orders.ts'
import classes from './Amounts.module.css'

type AmountsProps = {
  items: number
  shipping: number
  /** Whether the customer collects it. */
  isCollected?: boolean
  /** The discount by coupon or staff, if any. */
  discount?: number | undefined
  /** The coupon's code. */
  coupon?: string | undefined
  total: number
  /** The amount taken back by credit notes. */
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
        <dd>{isCollected ? texts.collectionFromTheShop : fee}</dd>
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
