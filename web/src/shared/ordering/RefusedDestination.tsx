import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { TypedAddress } from '../addresses/typed-address.ts'
import { settingsQuery } from '../settings/settings-query.ts'

/** Comes only where a shop cannot send everywhere. */
const OnlyHome = lazy(() => import('./OnlyHome.tsx').then((module) => ({ default: module.OnlyHome })))

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
