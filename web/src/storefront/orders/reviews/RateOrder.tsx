import { useQuery } from '@tanstack/react-query'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { EmailState } from '../../../shared/accounts/EmailState.tsx'
import { profileQuery } from '../../../shared/accounts/profile-query.ts'
import { privateQuery } from '../../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { bySecret } from '../../../shared/link-secrets/link-secrets.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import * as texts from '../../../texts/storefront/orders.ts'
import { TrackingSection } from '../tracking/TrackingSection.tsx'
import { RateProduct } from './RateProduct.tsx'
import classes from './reviews.module.css'

type RateOrderProps = { order: AnyOrder; token: string | null }

/** Asks for reviews of a delivered order. Optional: nothing is shown if it cannot be loaded. */
export function RateOrder({ order: { _id }, token }: RateOrderProps) {
  const queryKey = queryKeys.orderReviews(_id, token)
  const { data: products = [] } = useQuery(
    privateQuery('readOrderReviews', queryKey, { params: { id: _id }, ...bySecret(token) }),
  )
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const { data: profile } = useQuery({ ...profileQuery, enabled: isSignedIn && products.length > 0 })
  if (products.length === 0) return null
  return (
    <TrackingSection title={texts.rateWhatYouBought} className={classes.section}>
      {profile && !profile.isPhoneProven && <EmailState {...profile} />}
      <ul className={classes.products}>
        {products.map((product) => (
          <RateProduct key={product.productId} orderId={_id} token={token} product={product} queryKey={queryKey} />
        ))}
      </ul>
    </TrackingSection>
  )
}
