import type { Address } from '@teeshala/contract/api/address'
import type { CallName } from '@teeshala/contract/api/addresses'
import { firstAddresses } from '@teeshala/contract/api/first-addresses'

/**
 * Where a call is made. What the lists of products do not ask for stands in a file that every other page of the shop has; the staff's
 * addresses come with the admin area, or with the first call that needs one.
 */
export async function addressOf(name: CallName): Promise<Address> {
  if (isIn(firstAddresses, name)) return firstAddresses[name]
  const { shopAddresses } = await import('@teeshala/contract/api/shop-addresses')
  if (isIn(shopAddresses, name)) return shopAddresses[name]
  const { staffAddresses } = await import('@teeshala/contract/api/staff-addresses')
  return staffAddresses[name]
}

const isIn = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table => name in table
