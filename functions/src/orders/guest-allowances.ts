import type { Contact } from '@teeshala/contract/orders/order'
import type { Allowance } from '../firestore/refuse-flood.ts'
import type { Caller } from '../http/caller.ts'

const windowMs = 3_600_000
const refusal = 'You have placed many orders within an hour. Please sign in, or try again later.'

/**
 * How often one may order without an account: each such order takes stock and nobody has proven who they are. Counted by
 * the anonymous sign-in and by what the shop could reach them under; who leaves neither shares one allowance with their like.
 */
export function guestAllowances(caller: Caller, { phone, email }: Contact): Allowance[] {
  if (caller.kind === 'customer') return []
  const known = [caller.kind === 'guest' ? caller.uid : '', phone, email.toLowerCase()].filter(Boolean)
  if (known.length === 0) return [{ name: 'orders of nobody', most: 300, windowMs, refusal }]
  return known.map((who) => ({ name: `orders of ${who}`, most: 10, windowMs, refusal }))
}
