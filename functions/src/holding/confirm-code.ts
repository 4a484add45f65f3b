import { phoneOfOrder } from '@teeshala/contract/messages/phone-of-order'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { isKeyedDigest, keyedDigest } from '../crypto/signatures.ts'

/** Returns the code that only the order's mail contains: whoever presents it can read the mailbox that the order names. */
export function confirmCodeOf(orderId: string, email: string, secret: string): string {
  return keyedDigest(secret, 'confirm', orderId, email.toLowerCase()).toString('base64url')
}

/** Returns the code that only a message to the order's phone contains. */
export function confirmCodeOfPhone(orderId: string, phone: string, secret: string): string {
  return keyedDigest(secret, 'confirm by phone', orderId, phone).toString('base64url')
}

/** Returns whether a code is the one sent to the order's phone. */
export function isConfirmCodeOfPhone(
  code: string,
  order: Pick<StoredOrder, 'contact' | 'fulfilment'> & { readonly _id: string },
  secret: string,
): boolean {
  const phone = phoneOfOrder(order)
  return phone !== '' && isKeyedDigest(code, 'base64url', secret, 'confirm by phone', order._id, phone)
}

/** Returns whether a code is the one in the order's mail. */
export function isConfirmCode(
  code: string,
  { _id, contact }: { _id: string; contact: { email: string } },
  secret: string,
) {
  if (contact.email === '') return false
  return isKeyedDigest(code, 'base64url', secret, 'confirm', _id, contact.email.toLowerCase())
}
