import type { Order } from '@teeshala/contract/orders/order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import classes from './ItemLines.module.css'

/** What an order is of: name, quantity and unit price of each line. */
export function ItemLines({ items }: { items: Order['orderItems'] }) {
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item._id}>
          {item.name}
          <span>
            Qty: {item.qty}, {formatAmount(item.price)}
          </span>
        </li>
      ))}
    </ul>
  )
}
