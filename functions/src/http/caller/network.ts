import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Request } from 'express'

/** Loopback and private networks: no visitor of a deployed shop comes from there. */
const nobodys = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  nobodys.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  nobodys.addSubnet(network, bits, 'ipv6')
}

/**
 * Returns the network of a request, as reported by trusted proxies: the address, or for IPv6 its first half, because a household
 * has a whole /64. Undefined for addresses that cannot be a visitor's, as in a local shop.
 */
export function networkOf({ ip = '' }: Pick<Request, 'ip'>): string | undefined {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(address)) return nobodys.check(address, 'ipv4') ? undefined : address
  if (!isIPv6(address) || nobodys.check(address, 'ipv6')) return undefined
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [before = '', after] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const [head, tail] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const missing = after === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0)
  const all = [...(head ?? []), ...new Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? [])]
  return all.map((group) => group.replace(/^0+(?=.)/, ''))
}
