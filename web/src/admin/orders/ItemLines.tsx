import type { Order } from '@teeshala/contract/orders/order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/admin/orders/orders.ts'
import classes from './ItemLines.module.css'

/** So many lines stand in the list; all of them are a click away, in the order itself. */
const most = 6

/** What an order is of: name, quantity and unit price of each line. */
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
