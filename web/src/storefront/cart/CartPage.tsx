import { Container, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PostalPlace } from '@teeshala/contract/orders/buyer/shipping-address'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { reasonFor } from '../../shared/api/reason-for.ts'
import { cartQuery } from '../../shared/cart/cart-query.ts'
import { useKnownDestination } from '../../shared/delivery/pincode-draft.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { useSession } from '../../shared/session/session-store.ts'
import { FailedNotice } from '../../shared/ui/FailedNotice.tsx'
import { useKeptFocus } from '../../shared/ui/focus/use-kept-focus.ts'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/storefront/cart.ts'
import { CartLines } from './CartLines.tsx'
import classes from './CartPage.module.css'
import { CheckoutForm } from './checkout/CheckoutForm.tsx'
import { useCoupon } from './checkout/use-coupon.ts'
import { useLostOrder } from './checkout/use-lost-order.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { orderObstacle } from './order-obstacle.ts'
import { useShippedCart } from './use-shipped-cart.ts'

/** The cart, and its checkout under `?step=checkout`, so that the browser's Back is 'Back to Cart'. */
export function CartPage() {
  const userId = useSession(({ currentUser }) => currentUser?._id ?? '')
  const { data: stored, error, status, refetch } = useQuery({ ...cartQuery(userId), enabled: userId !== '' })
  const known = useKnownDestination()
  const [typed, setTyped] = useState<PostalPlace>()
  const to = typed ?? (known && known !== 'counter' ? { postalCode: known.pincode, country: 'India' } : undefined)
  const cart = useShippedCart(stored, to)
  const [search] = useSearchParams()
  const isFilled = cart !== null && cart !== undefined && cart.items.length > 0
  const isLooking = useLostOrder(cart === null)
  const { place, leaves } = useKeptFocus<HTMLDivElement>()
  const wantsCheckout = isFilled && search.get('step') === 'checkout'
  const isCheckout = wantsCheckout && orderObstacle(cart) === undefined

  const coupon = useCoupon(cart, isCheckout, to)

  // Otherwise the checkout would open by itself with the last choice made in the cart.
  if (wantsCheckout && !isCheckout) return <Navigate to="/cart" replace />

  return (
    <Container pt="xl" ref={place}>
      <PageHead title={isCheckout ? texts.checkout : texts.myCart} />
      {(status === 'pending' || isLooking) && <CartSkeleton />}
      {stored === undefined && status === 'error' && (
        <FailedNotice as="page" title={texts.failedToLoadCart} text={reasonFor(error)} onRetry={() => refetch()} />
      )}
      {stored !== undefined && !isFilled && !isLooking && (
        <Notice as="page" title={texts.yourCartIsEmpty} text={texts.itemsYouAddWillWaitHere}>
          <ButtonLink to="/">{texts.exploreProducts}</ButtonLink>
        </Notice>
      )}
      {isFilled && (
        <>
          <Title order={1} mb="xl" className={classes.title ?? ''} data-checkout={isCheckout || undefined}>
            {isCheckout ? texts.checkout : texts.myCart}
          </Title>
          <div className={classes.columns} data-checkout={isCheckout || undefined}>
            {isCheckout ? (
              <CheckoutForm cart={cart} coupon={coupon} onPlace={setTyped}>
                <OrderSummary cart={cart} coupon={coupon} />
              </CheckoutForm>
            ) : (
              <>
                <CartLines cart={cart} leaves={leaves} />
                <OrderSummary cart={cart} />
              </>
            )}
          </div>
        </>
      )}
    </Container>
  )
}

function CartSkeleton() {
  return (
    <div aria-busy>
      <Skeleton height="3.5rem" width="12rem" mb="xl" />
      <div className={classes.columns}>
        <Skeleton height="22rem" />
        <Skeleton height="16rem" />
      </div>
    </div>
  )
}
