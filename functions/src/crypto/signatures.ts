import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns the HMAC-SHA256 of values under a secret: who lacks it can neither make nor guess what follows from them. */
export function keyedDigest(secret: string, ...values: readonly string[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(values)).digest()
}

/** Whether a hexadecimal signature is the HMAC-SHA256 of these bytes, compared in the same time whatever it is. */
export function isSignedBy(secret: string, bytes: string | Uint8Array, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(bytes).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
