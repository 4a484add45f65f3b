import { useQuery } from '@tanstack/react-query'
import type { TypedAddress } from '../addresses/typed-address.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

/** Loaded only for shops that cannot ship everywhere. */
const OnlyHome = lazyPart(() => import('./OnlyHome.tsx').then((module) => module.OnlyHome))

/** Says that the shop does not ship to an address, once its state is known; GST-registered shops ship everywhere. */
export function RefusedDestination({ address }: { address: TypedAddress }) {
  const { data: shop } = useQuery(settingsQuery)
  if (!shop || (shop.gstin !== '' && !shop.isComposition)) return null
  return <OnlyHome shop={shop} address={address} />
}
