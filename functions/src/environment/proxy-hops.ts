type Environment = Readonly<Record<string, string | undefined>>

/** Hosting, and Google's own in front of the function. */
const ofHosting = 2

/**
 * Returns how many proxies of ours write down whom they were asked by (`TRUSTED_PROXY_HOPS`); what stands in `X-Forwarded-For` before them anybody may
 * have written. Throws for what is no number: a wrong one counts all visitors as one, or none of them.
 */
export function proxyHops({ TRUSTED_PROXY_HOPS: hops }: Environment): number {
  if (!hops) return ofHosting
  if (!/^[1-9]$/.test(hops)) throw new Error(`TRUSTED_PROXY_HOPS is '${hops}': it is a number from 1 to 9`)
  return Number(hops)
}
