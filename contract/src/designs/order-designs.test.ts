import { expect, test } from 'vitest'
import { designOf } from './design.ts'
import { filesOfOrder } from './order-designs.ts'

const design = (name: string) => designOf(`products/designs/asha/1767225600000-${name}`)

test('every file of an order has one number, whether it is on the order, on its lines or on both', () => {
  const [front, back, logo] = [design('front.png'), design('back.png'), design('logo.png')]
  expect(filesOfOrder({ designs: [front, back], orderItems: [{ design: front }] })).toEqual([front.path, back.path])
  const lines = [{}, { design: logo }, { design: back }, { design: logo }]
  expect(filesOfOrder({ orderItems: lines })).toEqual([logo.path, back.path])
  expect(filesOfOrder({ designs: [front, front, back] })).toEqual([front.path, back.path])
  expect(filesOfOrder({})).toEqual([])
})

test('a design has the name of its uploaded file', () => {
  const name = (path: string) => designOf(path).name
  expect(name('products/designs/asha/1767225600000-2026-lotus.png')).toBe('2026-lotus.png')
  expect(name('lotus-1.png')).toBe('lotus-1.png')
})
