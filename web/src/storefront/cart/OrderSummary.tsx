import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Cart } from '@teeshala/contract/cart/cart'
import { hasOwnDesign } from '@teeshala/contract/designs/line-designs'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { missingForFreeShipping, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import { formatAmount, formatPrice } from '@teeshala/contract/rupee-format'
import { CouponField } from '../../shared/coupons/CouponField.tsx'
import { PincodeCheck } from '../../shared/delivery/PincodeCheck.tsx'
import { PromiseLine } from '../../shared/delivery/PromiseLine.tsx'
import { useKnownDestination } from '../../shared/delivery/pincode-draft.ts'
import { useDeliveryPromise } from '../../shared/delivery/use-delivery-promise.ts'
import { Amounts } from '../../shared/order-lines/Amounts.tsx'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { actsAsButton } from '../../shared/ui/presses/acts-as-button.ts'
import * as texts from '../../texts/storefront/cart.ts'
import { ChosenOptions } from './ChosenOptions.tsx'
import { grandTotal } from './checkout/grand-total.ts'
import type { Coupon } from './checkout/use-coupon.ts'
import classes from './OrderSummary.module.css'
import { orderObstacle } from './order-obstacle.ts'

type OrderSummaryProps = {
  cart: Cart
  /** In the checkout only, which lists the items as well. */
  coupon?: Coupon
}

/** The cart's amounts, and the checkout button. */
export function OrderSummary({ cart, coupon }: OrderSummaryProps) {
  const obstacle = orderObstacle(cart)
  const isCheckout = coupon !== undefined
  const plain = { items: cart.itemsPrice, shipping: cart.shippingPrice, total: grandTotal(cart) }
  return (
    <aside className={classes.summary} aria-labelledby="summary-title">
      <div className={classes.card}>
        <h2 id="summary-title" className={classes.title}>
          {texts.orderSummary}
        </h2>
        {isCheckout && (
          <ul className={classes.lines}>
            {cart.items.map((item) => (
              <li key={item._id}>
                <div>
                  {item.quantity} × {item.product?.name}
                  <ChosenOptions item={item} className={classes.chosen} />
                </div>
                <span>{formatAmount(item.lineTotal)}</span>
              </li>
            ))}
          </ul>
        )}
        {coupon && <CouponField coupon={coupon} />}
        <Amounts {...(coupon?.amounts ?? plain)} />
        <FreeShippingHint itemsPrice={cart.itemsPrice} />
        <CartPromise cart={cart} isCheckout={isCheckout} />
      </div>
      {!isCheckout && (
        <div className={classes.go} data-total={formatAmount(grandTotal(cart))}>
          {obstacle && (
            <Text size="sm" id="obstacle">
              {obstacle}
            </Text>
          )}
          {obstacle ? (
            <Button size="lg" fullWidth disabled aria-describedby="obstacle">
              {texts.proceedToCheckout}
            </Button>
          ) : (
            <ButtonLink size="lg" fullWidth color="marigold" to="?step=checkout" {...actsAsButton}>
              {texts.proceedToCheckout}
            </ButtonLink>
          )}
        </div>
      )}
    </aside>
  )
}

/** The cart's delivery date; in the checkout the address determines it. */
function CartPromise({ cart, isCheckout }: { cart: Cart; isCheckout: boolean }) {
  const goods = { kind: cart.items.some(hasOwnDesign) ? 'printed' : 'blank' } as const
  const promise = useDeliveryPromise(goods, useKnownDestination())
  return isCheckout ? <PromiseLine promise={promise} /> : <PincodeCheck goods={goods} />
}

function FreeShippingHint({ itemsPrice }: { itemsPrice: number }) {
  const { data: settings } = useQuery(settingsQuery)
  if (itemsPrice === 0) return null
  // Its line is reserved, so that nothing below moves when the settings load.
  if (!settings) return <p className={classes.hint}>&nbsp;</p>
  const missing = toRupees(missingForFreeShipping(toPaise(itemsPrice), shippingRuleOf(settings)))
  if (missing === 0) return <p className={classes.hint}>{texts.shippingIsFreeForThisOrder}</p>
  return (
    <p className={classes.hint}>
      {texts.moreForFreeShipping(formatPrice(Math.ceil(missing)), formatPrice(settings.freeShippingAbove))}
    </p>
  )
}
