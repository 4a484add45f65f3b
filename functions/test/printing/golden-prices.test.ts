import { toPaise } from '@teeshala/contract/money'
import { readGoldenTable } from '@teeshala/contract/printing/golden/read-golden-table'
import type { PagesOfDocument } from '@teeshala/contract/printing/price-job'
import { maxJobs } from '@teeshala/contract/printing/print-job'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putDocument } from '../fixtures/files/document-fixture.ts'
import { admin, type Person } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

const paths = new Map<string, Promise<string>>()

/** Returns the path of a document with these pages; each is uploaded once. */
function pathOf(document: PagesOfDocument): Promise<string> {
  const key = JSON.stringify(document)
  const facts = { pages: document.pages, colorPages: [...document.colorPages] }
  const path = paths.get(key) ?? putDocument(shop.deps, staff.uid, facts)
  paths.set(key, path)
  return path
}

type Golden = ReturnType<typeof readGoldenTable>[number]
type Goods = Pick<Golden, 'items' | 'jobs' | 'isShipped'>

async function priceOf({ items, jobs, isShipped }: Goods) {
  const named = await Promise.all(
    jobs.map(async (job) => ({
      ...job,
      documents: await Promise.all(job.documents.map(async (document) => ({ path: await pathOf(document) }))),
    })),
  )
  const goods = { kind: 'print', items: items.map((item) => ({ ...item, price: 0 })), jobs: named }
  const { status, text, body } = await shop.call('POST', '/api/admin/order/price', {
    token: staff.token,
    body: { goods, isShipped },
  })
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  const lines = body.lines.map(({ quantity, price }: { quantity: number; price: number }) => [quantity, toPaise(price)])
  return { lines, shippingPaise: toPaise(body.shippingPrice), totalPaise: toPaise(body.totalPrice) }
}

const inBatches = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

test('the shop charges every order of the golden table what was worked out by hand', async () => {
  const golden = readGoldenTable()
  // Collected orders of one job can be sent together with others: their lines are told apart by position.
  const isPlain = ({ items, jobs, isShipped }: Golden) => !isShipped && items.length === 0 && jobs.length === 1
  for (const batch of inBatches(golden.filter(isPlain), maxJobs)) {
    const { lines } = await priceOf({ items: [], jobs: batch.flatMap(({ jobs }) => jobs), isShipped: false })
    expect(lines).toEqual(batch.flatMap((order) => order.lines))
  }
  for (const batch of inBatches(
    golden.filter((order) => !isPlain(order)),
    8,
  )) {
    const found = await Promise.all(batch.map(priceOf))
    const wanted = batch.map(({ lines, shippingPaise, totalPaise }) => ({ lines, shippingPaise, totalPaise }))
    expect(found).toEqual(wanted)
  }
})
