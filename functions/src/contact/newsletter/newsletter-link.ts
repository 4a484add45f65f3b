import { isKeyedDigest, keyedDigest } from '../../crypto/signatures.ts'
import { publicOrigin } from '../../environment/public-origin.ts'
import type { Deps } from '../../ports/deps.ts'

type Signing = Pick<Deps, 'orderSecret'>

const use = 'leave newsletter'

/** Returns the unsubscribe link of a subscription. It never expires, because people read old newsletters; its token is in the fragment. */
export function leaveLink(id: string, { orderSecret }: Signing): string {
  return `${publicOrigin()}/newsletter#${id}.${keyedDigest(orderSecret, use, id).toString('base64url')}`
}

/** Returns the subscription id of an unsubscribe token; undefined if the token is not valid. */
export function subscriptionOfToken(token: string, { orderSecret }: Signing): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  return isKeyedDigest(signature, 'base64url', orderSecret, use, id) ? id : undefined
}
