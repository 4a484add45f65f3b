import { afterAll, beforeAll } from 'vitest'
import { openShop, type Shop } from './open-shop.ts'
import { openTill, type Till } from './till.ts'

export let shop: Shop
export let till: Till

/** Opens a shop with its till for the tests of a file. */
export function withTill(): void {
  beforeAll(async () => {
    shop = await openShop()
    till = await openTill(shop)
  })
  afterAll(() => shop.close())
}
