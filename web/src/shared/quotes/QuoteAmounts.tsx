import type { Quote } from '@teeshala/contract/printing/quotes/quote'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/printing.ts'
import classes from './QuoteAmounts.module.css'

type QuoteAmountsProps = {
  amounts: Pick<Quote, 'itemsPrice' | 'shippingPrice' | 'grandTotal'>
  /** Whether it is shipped; otherwise it is collected without a charge. */
  isShipped: boolean
}

/** Subtotal, shipping and total of a quote, in rupees. */
export function QuoteAmounts({ amounts: { itemsPrice, shippingPrice, grandTotal }, isShipped }: QuoteAmountsProps) {
  const shipping = shippingPrice === 0 ? texts.free : formatAmount(shippingPrice)
  return (
    <dl className={classes.amounts}>
      <div>
        <dt>{texts.subtotal}</dt>
        <dd>{formatAmount(itemsPrice)}</dd>
      </div>
      <div>
        <dt>{texts.shipping}</dt>
        <dd>{isShipped ? shipping : texts.collectionFromTheShop}</dd>
      </div>
      <div className={classes.total}>
        <dt>{texts.total}</dt>
        <dd>{formatAmount(grandTotal)}</dd>
      </div>
    </dl>
  )
}
