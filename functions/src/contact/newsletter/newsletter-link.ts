import { isKeyedDigest, keyedDigest } from '../../crypto/signatures.ts'
import { publicOrigin } from '../../environment/public-origin.ts'
import type { Deps } from '../../ports/deps.ts'

type Signing = Pick<Deps, 'orderSecret'>

const use = 'leave newsletter'

/** Returns the link by which the address of a subscription leaves. It has no end, because people read old newsletters; its token stands behind a #. */
export function leaveLink(id: string, { orderSecret }: Signing): string {
  return `${publicOrigin()}/newsletter#${id}.${keyedDigest(orderSecret, use, id).toString('base64url')}`
}

/** Returns the id of the subscription that a token lets leave; undefined for one that the shop has not made. */
export function subscriptionOfToken(token: string, { orderSecret }: Signing): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  return isKeyedDigest(signature, 'base64url', orderSecret, use, id) ? id : undefined
}
