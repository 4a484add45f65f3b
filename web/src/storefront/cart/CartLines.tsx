import type { Cart } from '@teeshala/contract/cart/cart'
import { mostOfLine } from '@teeshala/contract/cart/cart-lines'
import * as texts from '../../texts/storefront/cart.ts'
import { CartLine } from './CartLine.tsx'
import classes from './CartLines.module.css'
import { useChangeCart } from './use-change-cart.ts'

type CartLinesProps = {
  cart: Cart
  /** Called with the index of the line to be removed. */
  leaves: (index: number) => void
}

export function CartLines({ cart, leaves }: CartLinesProps) {
  const { change, redesign, remove } = useChangeCart(cart)
  return (
    <ul className={classes.lines} aria-label={texts.items}>
      {cart.items.map((item, index) => (
        <CartLine
          key={item._id}
          item={item}
          most={item.product ? mostOfLine(cart.items, item, item.product.stock) : 0}
          onChange={(changed) => change({ itemId: item._id, change: changed })}
          onRedesign={(changed) => redesign({ itemId: item._id, change: changed })}
          onRemove={() => {
            leaves(index)
            remove(item)
          }}
        />
      ))}
    </ul>
  )
}
