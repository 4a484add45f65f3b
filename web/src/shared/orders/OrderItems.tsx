import { toPaise, toRupees } from '@teeshala/contract/money'
import type { Order } from '@teeshala/contract/orders/order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { ProductPicture } from '../catalogue/ProductPicture.tsx'
import classes from './OrderItems.module.css'

/** The lines of an order with everything that was chosen for them. */
export function OrderItems({ items }: { items: Order['orderItems'] }) {
  return (
    <ul className={classes.items}>
      {items.map((item) => {
        const options = [
          item.size && `Size ${item.size}`,
          item.colorName ?? item.color,
          item.placement && `Placement: ${item.placement}`,
          item.design && `Design: ${item.design.name}`,
        ].filter(Boolean)
        return (
          <li key={item._id} className={classes.item}>
            <ProductPicture src={item.image || undefined} alt="" sizes="4rem" className={classes.picture} />
            <div>
              <p className={classes.name}>{item.name}</p>
              {options.length > 0 && <p className={classes.options}>{options.join(' · ')}</p>}
              <p className={classes.options}>
                {item.qty} × {formatAmount(item.price)}
              </p>
            </div>
            <p className={classes.total}>{formatAmount(toRupees(toPaise(item.price) * item.qty))}</p>
          </li>
        )
      })}
    </ul>
  )
}
