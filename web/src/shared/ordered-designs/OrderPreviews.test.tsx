import { expect, test } from 'vitest'
import { previewsOf } from './OrderPreviews.tsx'

test('each design of an order has the number by which the shop shows it to holders of the link', () => {
  const design = (path: string) => ({ path, name: path })
  expect([...previewsOf({ _id: 'TB7K2M9QX4RD', designs: [design('a'), design('b')] }, 'x+y')]).toEqual([
    ['a', { of: 'order', id: 'TB7K2M9QX4RD', number: 0, token: 'x+y' }],
    ['b', { of: 'order', id: 'TB7K2M9QX4RD', number: 1, token: 'x+y' }],
  ])
  expect([...previewsOf({ _id: 'TS7K2M9QX4RD', orderItems: [{}, { design: design('c') }] }, 'z').values()]).toEqual([
    { of: 'order', id: 'TS7K2M9QX4RD', number: 0, token: 'z' },
  ])
})
