import { IconCash, IconRefresh, IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import { paymentMethodsQuery } from '../../shared/payments/payment-methods-query.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import classes from './Promises.module.css'

type PromisesProps = {
  price: number
  /** What is printed for one customer cannot be sold to another. */
  isMadeToOrder: boolean
}

/** What a buyer asks before the size: what delivery costs, whether cash is taken, and whether it can be given back. */
export function Promises({ price, isMadeToOrder }: PromisesProps) {
  const { data: settings } = useQuery(settingsQuery)
  const { data: methods } = useQuery(paymentMethodsQuery)
  return (
    <ul className={classes.promises} aria-label="Delivery, payment and returns">
      <li>
        <IconTruckDelivery size={20} stroke={1.6} aria-hidden />
        {settings ? deliveryWords(price, settings) : 'Delivered all over India'}
      </li>
      {(!methods || methods.includes('cash_on_delivery')) && (
        <li data-awaited={methods ? undefined : true}>
          <IconCash size={20} stroke={1.6} aria-hidden />
          Cash on delivery available
        </li>
      )}
      <li>
        <IconRefresh size={20} stroke={1.6} aria-hidden />
        <span>
          {isMadeToOrder ? 'Printed wrong? We print it again or refund you.' : '7-day returns.'}{' '}
          <Link to="/returns">Returns</Link>
        </span>
      </li>
    </ul>
  )
}

function deliveryWords(price: number, { freeShippingAbove, shippingFee }: Shipping): string {
  if (shippingFee === 0 || price > freeShippingAbove) return 'Free delivery'
  return `Delivery ${formatPrice(shippingFee)}, free above ${formatPrice(freeShippingAbove)}`
}

type Shipping = { readonly freeShippingAbove: number; readonly shippingFee: number }
