import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
])('%s belongs to the network %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network)
})

test.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '192.168.0.9',
  'fe80::1%eth0',
  'fd00::1',
  'nonsense',
  '',
])('%s is not a visitor’s network', (ip) => {
  expect(networkOf({ ip })).toBeUndefined()
})
