import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns the HMAC-SHA256 of values with a secret: without it nobody can compute or guess derived values. */
export function keyedDigest(secret: string, ...values: readonly string[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(values)).digest()
}

/** Returns whether a text is the keyed digest of values, as `keyedDigest` encodes it, in constant time. */
export function isKeyedDigest(
  given: string,
  encoding: 'hex' | 'base64url',
  secret: string,
  ...values: readonly string[]
): boolean {
  return isSameText(given, keyedDigest(secret, ...values).toString(encoding))
}

/** Returns whether two texts are equal, in constant time. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** Returns whether a hexadecimal signature is the HMAC-SHA256 of these bytes, in constant time. */
export function isSignedBy(secret: string, bytes: string | Uint8Array, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(bytes).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
