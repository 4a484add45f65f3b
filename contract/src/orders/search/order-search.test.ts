import { expect, test } from 'vitest'
import { matchesOrder, orderSearchKey, orderSearchKeys } from './order-search.ts'

const order = {
  _id: 'TS7K2M9QX4RD',
  contact: { name: 'Asha Verma', phone: '+919876543210', email: 'Asha.Verma@teeshala.test' },
  lines: [{ name: 'Monsoon Tee' }],
}
const finds = (query: string, of = order) =>
  orderSearchKeys(of).includes(orderSearchKey(query) ?? '') && matchesOrder(of, query)

test.each([
  'ts7k2m9qx4rd',
  '9QX4RD',
  'verma',
  'asha monsoon',
  'TEE',
  '98765 43210',
  '+91 98765-43210',
  '098765 43210',
  '9876',
  '3210',
  '543210',
  'asha.verma@teeshala.test',
  'Asha.Verma@',
  'asha.verma@tee',
  ' asha.verma@teeshala.test ',
])('staff find an order by %j', (query) => {
  expect(finds(query)).toBe(true)
})

test.each([
  'ravi',
  'asha hoodie',
  'M9QX4R',
  '765',
  '7654',
  '98765 43211',
  'verma@teeshala.test',
  '@',
  '+',
  '',
  'asha@',
])('staff do not find an order by %j', (query) => {
  expect(finds(query)).toBe(false)
})

test('an order is found by the last six characters of its id even if they are all digits, and by a phone number', () => {
  const digits = { ...order, _id: 'TSABCD123456' }
  expect([finds('123456', digits), finds('123456')]).toEqual([true, false])
})

test('an order without phone and email has no search keys for them', () => {
  const guest = { ...order, contact: { name: '', phone: '', email: '' } }
  expect(orderSearchKeys(guest).filter((key) => /@|^\d{4}/.test(key))).toEqual([])
})
