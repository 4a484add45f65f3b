import type { AuditLogEntry } from '@teeshala/contract/audit/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueFixture, newName } from '../fixtures/catalogue-fixture.ts'
import { admin } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: ReturnType<typeof catalogueFixture>
beforeAll(async () => {
  shop = await openShop()
  staff = catalogueFixture(shop, (await admin(shop.deps)).token)
})
afterAll(() => shop.close())

const logOf = async (target: string): Promise<AuditLogEntry[]> =>
  (await staff.call('GET', `admin/audit-log?target=${encodeURIComponent(target)}`)).body

test('the log of a product shows its name and colour names even after it is deleted', async () => {
  const [first, second, { type }] = [await staff.newColor(), await staff.newColor(), await staff.newType()]
  const request = {
    name: newName('Noted'),
    price: 499,
    category: 'Women',
    type,
    description: 'A heron.',
    sizes: ['S'],
    colors: [first._id],
    images: ['/catalogue/peacock.webp'],
    stock: 12,
  }
  const { _id } = (await staff.call('POST', 'product', request)).body
  await staff.call('PUT', `product/${_id}`, { ...request, colors: [second._id] })
  await staff.call('PATCH', `product/${_id}`, { price: 450, expectedPrice: 499 })
  await staff.call('DELETE', `product/${_id}`)
  const log = await logOf(`products/${_id}`)
  expect(log.map(({ action, name }) => [action, name])).toEqual([
    ['product.deleted', request.name],
    ['product.changed', request.name],
    ['product.changed', request.name],
    ['product.added', request.name],
  ])
  expect(log[2]?.details).toMatchObject({ from: { colors: [first.name] }, to: { colors: [second.name] } })
})
