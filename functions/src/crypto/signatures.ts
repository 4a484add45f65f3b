import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns the HMAC-SHA256 of values under a secret: who lacks it can neither make nor guess what follows from them. */
export function keyedDigest(secret: string, ...values: readonly string[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(values)).digest()
}

/** Whether a text is the keyed digest of values, as `keyedDigest` writes it in this encoding, compared in the same time whatever it is. */
export function isKeyedDigest(
  given: string,
  encoding: 'hex' | 'base64url',
  secret: string,
  ...values: readonly string[]
): boolean {
  return isSameText(given, keyedDigest(secret, ...values).toString(encoding))
}

/** Whether two texts are the same, compared in a time that tells nothing of where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** Whether a hexadecimal signature is the HMAC-SHA256 of these bytes, compared in the same time whatever it is. */
export function isSignedBy(secret: string, bytes: string | Uint8Array, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(bytes).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
