type Environment = Readonly<Record<string, string | undefined>>

/** Hosting, and Google's own proxy in front of the function. */
const ofHosting = 2

/**
 * Returns the number of trusted proxies (`TRUSTED_PROXY_HOPS`); earlier entries in `X-Forwarded-For` can be
 * forged. Throws if it is not a number: a wrong one would count all visitors as one, or none at all.
 */
export function proxyHops({ TRUSTED_PROXY_HOPS: hops }: Environment): number {
  if (!hops) return ofHosting
  if (!/^[1-9]$/.test(hops)) throw new Error(`TRUSTED_PROXY_HOPS is '${hops}': it is a number from 1 to 9`)
  return Number(hops)
}
