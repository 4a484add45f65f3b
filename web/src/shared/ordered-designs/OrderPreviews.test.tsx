import { expect, test } from 'vitest'
import { previewAddresses } from './OrderPreviews.tsx'

test('each design of an order has the address under which the shop shows it to the holder of the link', () => {
  const design = (path: string) => ({ path, name: path })
  expect([...previewAddresses({ _id: 'TB7K2M9QX4RD', designs: [design('a'), design('b')] }, 'x+y')]).toEqual([
    ['a', '/api/orders/TB7K2M9QX4RD/designs/0/preview?t=x%2By'],
    ['b', '/api/orders/TB7K2M9QX4RD/designs/1/preview?t=x%2By'],
  ])
  expect([
    ...previewAddresses({ _id: 'TS7K2M9QX4RD', orderItems: [{}, { design: design('c') }] }, 'z').values(),
  ]).toEqual(['/api/orders/TS7K2M9QX4RD/designs/0/preview?t=z'])
})
