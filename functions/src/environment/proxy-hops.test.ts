import { expect, test } from 'vitest'
import { proxyHops } from './proxy-hops.ts'

test('behind Hosting two proxies are trusted, elsewhere as many as are configured', () => {
  expect([proxyHops({}), proxyHops({ TRUSTED_PROXY_HOPS: '' }), proxyHops({ TRUSTED_PROXY_HOPS: '3' })]).toEqual([
    2, 2, 3,
  ])
})

test.each(['0', 'true', '-1', '12', ' 2'])('%j proxies are rejected when the function starts', (hops) => {
  expect(() => proxyHops({ TRUSTED_PROXY_HOPS: hops })).toThrow('TRUSTED_PROXY_HOPS')
})
