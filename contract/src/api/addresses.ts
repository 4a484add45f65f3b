import { firstAddresses } from './first-addresses.ts'
import { shopAddresses } from './shop-addresses.ts'
import { staffAddresses } from './staff-addresses.ts'

/** Every call of the API by name. What each takes and answers is in the `…-calls.ts` file of its topic. */
export const addresses = { ...firstAddresses, ...shopAddresses, ...staffAddresses }

export type CallName = keyof typeof addresses
export type Addresses = typeof addresses
