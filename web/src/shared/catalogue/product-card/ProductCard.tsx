import { Badge } from '@mantine/core'
import { altOf } from '@teeshala/contract/catalogue/image-alts'
import type { Product } from '@teeshala/contract/catalogue/product'
import type { ReactNode } from 'react'
import * as texts from '../../../texts/first-visit.ts'
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx'
import { Link } from '../../routing/Link.tsx'
import { stockHint } from '../stock-hint.ts'
import { cardPictureSizes } from './card-picture-sizes.ts'
import { Price } from './Price.tsx'
import classes from './ProductCard.module.css'
import { ProductName } from './ProductName.tsx'
import { ProductPicture } from './ProductPicture.tsx'

type ProductCardProps = {
  product: Product
  /** Visible when the page opens. */
  isFirst?: boolean
  /** The heading level of its name in the page's outline. */
  heading?: 'h2' | 'h3'
  /** A replacement for its heart button; null for none. */
  heart?: ReactNode
  /** The actions for it. */
  children: ReactNode
}

/** A product in a listing. */
export function ProductCard(props: ProductCardProps) {
  const { product, isFirst = false, heading = 'h3', heart, children } = props
  const address = `/product/${product._id}`
  const [cover] = product.images
  return (
    <li className={classes.card}>
      <div className={classes.frame}>
        <Link to={address} tabIndex={-1} aria-hidden>
          <ProductPicture
            src={cover}
            alt={cover === undefined ? '' : (altOf(product, cover) ?? '')}
            sizes={cardPictureSizes}
            isFirst={isFirst}
            className={classes.picture}
          />
        </Link>
        <p className={classes.badges}>
          {product.isBestSeller && <Badge color="marigold.5">{texts.bestSeller}</Badge>}
          {product.isNew && <Badge color="rani.6">{texts.newLabel}</Badge>}
        </p>
        <div className={classes.heart}>{heart === undefined ? <FavoriteButton product={product} /> : heart}</div>
      </div>
      <ProductName name={product.name} to={address} as={heading} id={`name-${product._id}`} />
      <p className={classes.type}>{product.type}</p>
      <Price product={product} />
      <p className={classes.hint}>{stockHint(product.stock)}</p>
      <div className={classes.actions}>{children}</div>
    </li>
  )
}
