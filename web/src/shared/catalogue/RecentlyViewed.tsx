import { useQuery } from '@tanstack/react-query'
import { memo, useId, useState } from 'react'
import * as texts from '../../texts/shared/products.ts'
import { Link } from '../routing/Link.tsx'
import { Price } from './product-card/Price.tsx'
import { ProductPicture } from './product-card/ProductPicture.tsx'
import classes from './RecentlyViewed.module.css'
import { viewedQuery } from './search-queries.ts'
import { useViewedProducts } from './viewed-products.ts'

/** The visitor's recently viewed products as sold now; nothing if there are none, or they cannot be loaded. */
export const RecentlyViewed = memo(function RecentlyViewed({ except }: { except?: string }) {
  const titleId = useId()
  // As it was when the page opened: the page itself is added meanwhile.
  const [ids] = useState(() => useViewedProducts.getState().ids.filter((id) => id !== except))
  const { data: products = [] } = useQuery(viewedQuery(ids))
  if (products.length === 0) return null
  return (
    <section className={classes.viewed} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {texts.recentlyViewed}
      </h2>
      <ul className={classes.row}>
        {products.map((product) => (
          <li key={product._id}>
            <Link to={`/product/${product._id}`} className={classes.product}>
              <span className={classes.frame}>
                <ProductPicture src={product.images[0]} alt="" sizes="9rem" />
              </span>
              <span className={classes.name}>{product.name}</span>
            </Link>
            <Price product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
})
