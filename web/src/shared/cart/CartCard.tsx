import type { Product } from '@teeshala/contract/catalogue/product'
import { memo } from 'react'
import * as texts from '../../texts/first-visit.ts'
import { ProductCard } from '../catalogue/product-card/ProductCard.tsx'
import { Link } from '../routing/Link.tsx'
import { AddToCartButton } from './AddToCartButton.tsx'
import classes from './CartCard.module.css'

/** A product in listings: to buy individually or, if it can be printed on, for a whole team. */
export const CartCard = memo(function CartCard({ product, isFirst = false }: { product: Product; isFirst?: boolean }) {
  return (
    <ProductCard product={product} isFirst={isFirst}>
      <AddToCartButton product={product} />
      {product.isCustomizable ? (
        <Link className={classes.bulk} to={`/order/${product._id}`} aria-describedby={`name-${product._id}`}>
          {texts.bulkOrder}
        </Link>
      ) : (
        <span className={classes.noBulk} aria-hidden>
          {texts.bulkOrder}
        </span>
      )}
    </ProductCard>
  )
})
