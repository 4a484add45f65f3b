import type { Product } from '@teeshala/contract/catalogue/product'
import { formatPrice } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/first-visit.ts'
import classes from './Price.module.css'

type PriceProps = {
  product: Pick<Product, 'price' | 'originalPrice' | 'discountPercentage'>
  size?: 'card' | 'page'
}

/** A price; the struck-through original price and the percentage only for a true discount. */
export function Price({ product: { price, originalPrice, discountPercentage: percent }, size = 'card' }: PriceProps) {
  return (
    <p className={classes.price} data-size={size}>
      <strong>{formatPrice(price)}</strong>
      {percent !== undefined && originalPrice !== undefined && (
        <>
          <span className={classes.sr}>{texts.was} </span>
          <s>{formatPrice(originalPrice)}</s>
          <span className={classes.percent}>{texts.percentOff(percent)}</span>
        </>
      )}
    </p>
  )
}
