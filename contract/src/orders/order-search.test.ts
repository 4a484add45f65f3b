import { expect, test } from 'vitest'
import { searchKey } from '../catalogue/search.ts'
import { matchesOrder, orderSearchKeys } from './order-search.ts'

const order = { _id: 'TS7K2M9QX4RD', contact: { name: 'Asha Verma' }, lines: [{ name: 'Monsoon Tee' }] }
const finds = (query: string) => orderSearchKeys(order).includes(searchKey(query) ?? '') && matchesOrder(order, query)

test.each(['ts7k2m9qx4rd', '9QX4RD', 'verma', 'asha monsoon', 'TEE'])('staff find an order by %s', (query) => {
  expect(finds(query)).toBe(true)
})

test.each(['ravi', 'asha hoodie', 'M9QX4R'])('staff do not find an order by %s', (query) => {
  expect(finds(query)).toBe(false)
})
