import { dayOf, daysAfter } from '@teeshala/contract/india-day'
import { noDueDay } from '@teeshala/contract/production/due-by'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countReads } from '../fixtures/count-reads.ts'
import { orderUpTo } from '../fixtures/delivered-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

// A Wednesday far from the dates of all other orders, whose week has days before and after it.
const today = '2088-06-16'
const at = new Date(`${today}T06:00:00Z`)
let shop: Shop
let press: Person
let isLater = false
let count: () => number
const named: Record<string, string> = {}
const daysWhenPlaced: unknown[][] = []

beforeAll(async () => {
  shop = await openShop(({ db }) => {
    const counted = countReads(db)
    count = counted.count
    return { db: counted.db, now: () => (isLater ? at : new Date()) }
  })
  const [staff, buyer] = [await admin(shop.deps), await customer(shop.deps)]
  press = await admin(shop.deps, 'press')
  const productId = await putProduct(shop.deps, { stock: 50 })
  const days = { sunday: 4, none: undefined, friday: 2, monday: -2, tomorrow: 1, lastWeek: -3 }
  for (const [name, ahead] of Object.entries(days)) {
    const id = await orderUpTo(shop, { buyer, staff, productId }, 'placed')
    const placed = (await shop.deps.db.doc(`orders/${id}`).get()).data()
    daysWhenPlaced.push([placed?.dueBy, placed?.promise.readyOn])
    const promise = ahead !== undefined && { readyOn: daysAfter(today, ahead), by: daysAfter(today, ahead + 2) }
    const stored = { dueBy: promise ? promise.readyOn : noDueDay, ...(promise && { promise }) }
    await shop.deps.db.doc(`orders/${id}`).update(stored)
    named[id] = name
  }
  isLater = true
})
afterAll(() => shop.close())

/** Returns the orders of this test, in the order in which the press sees them. */
async function seen(query = ''): Promise<string[]> {
  const names: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `/api/admin/production?status=placed&limit=2${query}${cursor && `&cursor=${cursor}`}`
    const before = count()
    const page: Awaited<ReturnType<typeof shop.call>> = await shop.call('GET', path, { token: press.token })
    expect(page.status).toBe(200)
    expect(count() - before).toBeLessThanOrEqual(2)
    names.push(...page.body.flatMap(({ _id }: { _id: string }) => named[_id] ?? []))
    cursor = page.headers.get('x-next-cursor')
  }
  return names
}

test('the press sees the earliest due date first, and orders without a promise last, page by page', async () => {
  expect(await seen()).toEqual(['lastWeek', 'monday', 'tomorrow', 'friday', 'sunday', 'none'])
})

test('the press can list what is late, and what is due from Monday to Sunday', async () => {
  expect(await seen('&due=late')).toEqual(['lastWeek', 'monday'])
  expect(await seen('&due=week')).toEqual(['monday', 'tomorrow', 'friday', 'sunday'])
})

test('an order has its due date when it is placed, and it follows a new promise', async () => {
  for (const [dueBy, readyOn] of daysWhenPlaced) expect(dueBy).toBe(readyOn)
  const office = await admin(shop.deps)
  const [id = ''] = Object.keys(named)
  const document = shop.deps.db.doc(`orders/${id}`)
  const by = daysAfter(dayOf(at), 30)
  const body = { by, reason: 'Late ink' }
  expect((await shop.call('POST', `/api/admin/order/${id}/promise`, { token: office.token, body })).status).toBe(200)
  const { dueBy, promise } = (await document.get()).data() ?? {}
  expect(dueBy).toBe(promise.readyOn)
})
