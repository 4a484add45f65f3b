import { Badge } from '@mantine/core'
import type { Product } from '@teeshala/contract/catalogue/product'
import { Link } from 'react-router-dom'
import { AddToCartButton } from '../cart/AddToCartButton.tsx'
import { FavoriteButton } from '../favorites/FavoriteButton.tsx'
import { Price } from './Price.tsx'
import classes from './ProductCard.module.css'
import { ProductPicture } from './ProductPicture.tsx'
import { stockHint } from './stock-hint.ts'

const columns = '(min-width: 62em) 24vw, (min-width: 34em) 46vw, 92vw'

/** A product on the rail. `isFirst`: in view when the page opens. */
export function ProductCard({ product, isFirst = false }: { product: Product; isFirst?: boolean }) {
  const hint = stockHint(product.stock)
  return (
    <li className={classes.card}>
      <div className={classes.frame}>
        <Link to={`/product/${product._id}`} tabIndex={-1} aria-hidden>
          <ProductPicture
            src={product.images[0]}
            alt=""
            sizes={columns}
            isFirst={isFirst}
            className={classes.picture}
          />
        </Link>
        <p className={classes.badges}>
          {product.isBestSeller && <Badge color="marigold.5">Best Seller</Badge>}
          {product.isNew && <Badge color="rani.6">New</Badge>}
        </p>
        <FavoriteButton product={product} className={classes.heart} />
      </div>
      <h3 className={classes.name} id={`name-${product._id}`}>
        <Link to={`/product/${product._id}`}>{product.name}</Link>
      </h3>
      <p className={classes.type}>{product.type}</p>
      <Price product={product} />
      <p className={classes.hint}>{hint}</p>
      <div className={classes.actions}>
        <AddToCartButton product={product} />
        <Link className={classes.bulk} to={`/order/${product._id}`} aria-describedby={`name-${product._id}`}>
          Bulk Order
        </Link>
      </div>
    </li>
  )
}
