import type { Address } from '@teeshala/contract/api/address'
import type { CallName } from '@teeshala/contract/api/addresses'
import { shopAddresses } from '@teeshala/contract/api/shop-addresses'

/** Where a call is made. The staff's addresses come with the admin area, or with the first call that needs one: no visitor loads them. */
export async function addressOf(name: CallName): Promise<Address> {
  if (isOfShop(name)) return shopAddresses[name]
  const { staffAddresses } = await import('@teeshala/contract/api/staff-addresses')
  return staffAddresses[name]
}

const isOfShop = (name: CallName): name is keyof typeof shopAddresses => name in shopAddresses
