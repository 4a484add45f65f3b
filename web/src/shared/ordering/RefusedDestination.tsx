import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { TypedAddress } from '../addresses/typed-address.ts'
import { settingsQuery } from '../settings/settings-query.ts'
import { lazyPart } from '../ui/lazy-part.ts'

/** Comes only where a shop cannot send everywhere. */
const OnlyHome = lazyPart(() => import('./OnlyHome.tsx').then((module) => module.OnlyHome))

/** Says that the shop does not send to an address, as soon as its state is known; a shop that collects GST sends everywhere. */
export function RefusedDestination({ address }: { address: TypedAddress }) {
  const { data: shop } = useQuery(settingsQuery)
  if (!shop || (shop.gstin !== '' && !shop.isComposition)) return null
  return (
    <Suspense>
      <OnlyHome shop={shop} address={address} />
    </Suspense>
  )
}
