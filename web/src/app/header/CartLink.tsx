import { useCartCount } from '../../shared/cart/cart-query.ts'
import classes from './CartLink.module.css'
import { HeaderLink } from './HeaderLink.tsx'

/** 'My Cart' with the number of pieces in it. */
export function CartLink() {
  const pieces = useCartCount()
  return (
    <HeaderLink to="/cart">
      My Cart
      {pieces > 0 && (
        <span className={classes.badge}>
          {pieces}
          <span className={classes.unit}> {pieces === 1 ? 'item' : 'items'}</span>
        </span>
      )}
    </HeaderLink>
  )
}
