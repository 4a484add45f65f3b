import { Button } from '@mantine/core'
import type { Product } from '@teeshala/contract/catalogue/product'
import { Link } from 'react-router-dom'
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts'
import { Price } from '../../shared/catalogue/Price.tsx'
import { ProductPicture } from '../../shared/catalogue/ProductPicture.tsx'
import { stockHint } from '../../shared/catalogue/stock-hint.ts'
import { FavoriteButton } from '../../shared/favorites/FavoriteButton.tsx'
import classes from './FavoriteCard.module.css'

const removeFailed = 'Failed to remove item from favorites. Please try again.'
const columns = '(min-width: 62em) 24vw, (min-width: 34em) 46vw, 92vw'

/** A favourite. It goes into the cart as it is; the cart asks for size and colour (rulings, 'Shop'). */
export function FavoriteCard({ product, isFirst }: { product: Product; isFirst: boolean }) {
  const { mutate, isPending } = useAddToCart()
  const address = `/product/${product._id}`
  return (
    <li className={classes.card}>
      <div className={classes.frame}>
        <Link to={address} tabIndex={-1} aria-hidden>
          <ProductPicture src={product.images[0]} alt="" sizes={columns} isFirst={isFirst} />
        </Link>
        <FavoriteButton product={product} failed={removeFailed} className={classes.heart} />
      </div>
      <h2 className={classes.name} id={`name-${product._id}`}>
        <Link to={address}>{product.name}</Link>
      </h2>
      <p className={classes.type}>{product.type}</p>
      <Price product={product} />
      <p className={classes.hint}>{stockHint(product.stock)}</p>
      <div className={classes.actions}>
        <Button
          size="sm"
          loading={isPending}
          disabled={product.stock === 0}
          aria-describedby={`name-${product._id}`}
          onClick={() => mutate({ product, quantity: 1 })}
        >
          Add to Cart
        </Button>
      </div>
    </li>
  )
}
