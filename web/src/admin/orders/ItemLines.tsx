import type { Order } from '@teeshala/contract/orders/order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/admin/orders/orders.ts'
import classes from './ItemLines.module.css'

/** How many lines the list shows; the order itself has all. */
const most = 6

/** The items of an order: name, quantity and unit price. */
export function ItemLines({ items }: { items: Order['orderItems'] }) {
  const shown = items.length > most + 1 ? most : items.length
  return (
    <ul className={classes.items}>
      {items.slice(0, shown).map((item) => (
        <li key={item._id}>
          {item.name}
          <span>{texts.quantityAndAmount(item.qty, formatAmount(item.price))}</span>
        </li>
      ))}
      {items.length > shown && <li className={classes.more}>{texts.andMoreItems(items.length - shown)}</li>}
    </ul>
  )
}
