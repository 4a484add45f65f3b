import { Alert } from '@mantine/core'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import { refusedDestination, shopTaxOf } from '@teeshala/contract/tax/shop-tax'
import type { TypedAddress } from '../addresses/typed-address.ts'

type OnlyHomeProps = { shop: StoreSettings; address: TypedAddress }

/** Why the shop may not ship to another state, with the words of the server's refusal. */
export function OnlyHome({ shop, address }: OnlyHomeProps) {
  const refusal = refusedDestination(address, shopTaxOf(shop))
  return <div role="status">{refusal && <Alert color="red">{refusal}</Alert>}</div>
}
