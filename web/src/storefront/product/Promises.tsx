import { IconCash, IconRefresh, IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { paymentMethodsQuery } from '../../shared/payments/payment-methods-query.ts'
import { Link } from '../../shared/routing/Link.tsx'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import * as texts from '../../texts/storefront/product.ts'
import classes from './Promises.module.css'

type PromisesProps = {
  price: number
  /** A personal print cannot be sold to another customer. */
  isMadeToOrder: boolean
}

/** What buyers ask before the size: shipping charge, Cash on Delivery, and returns. */
export function Promises({ price, isMadeToOrder }: PromisesProps) {
  const { data: settings } = useQuery(settingsQuery)
  const { data: methods } = useQuery(paymentMethodsQuery)
  return (
    <ul className={classes.promises} aria-label={texts.shippingPaymentAndReturns}>
      <li>
        <IconTruckDelivery size={20} stroke={1.6} aria-hidden />
        {settings ? shippingWords(price, settings) : texts.deliveredAllOverIndia}
      </li>
      {(!methods || methods.includes('cash_on_delivery')) && (
        <li data-awaited={methods ? undefined : true}>
          <IconCash size={20} stroke={1.6} aria-hidden />
          {texts.cashOnDeliveryAvailable}
        </li>
      )}
      <li>
        <IconRefresh size={20} stroke={1.6} aria-hidden />
        <span>
          {isMadeToOrder ? texts.printedWrongWePrintItAgain : texts.sevenDayReturns}{' '}
          <Link to="/returns">{texts.returns}</Link>
        </span>
      </li>
    </ul>
  )
}

function shippingWords(price: number, { freeShippingAbove, shippingFee }: Shipping): string {
  if (shippingFee === 0 || price > freeShippingAbove) return texts.freeShipping
  return texts.shippingFreeAbove(formatPrice(shippingFee), formatPrice(freeShippingAbove))
}

type Shipping = { readonly freeShippingAbove: number; readonly shippingFee: number }
