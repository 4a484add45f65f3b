import { randomBytes } from 'node:crypto'
import { orderIdFrom } from '@teeshala/contract/ids'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { OrderedJob } from '@teeshala/contract/printing/print-job'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../fixtures/files/read-pdf.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let press: Person
beforeAll(async () => {
  shop = await openShop()
  press = await admin(shop.deps, 'press')
})
afterAll(() => shop.close())

const thesis: OrderedJob = {
  copies: 100,
  paper: 'common1|A4|70gsm',
  printing: 'BothSides',
  greyPrinting: 'BlackWhiteBothSides',
  lamination: 'Matte',
  laminated: 'cover',
  binding: 'Spiral',
  documents: [
    { path: 'products/designs/u/1-t.pdf', name: 'thesis.pdf', pages: 41, colorPages: 3, widthMm: 210, heightMm: 297 },
  ],
  sides: 2,
  sheets: 21,
  colorSheets: 2,
}

/** Stores a print order that nobody has placed. */
async function putOrder(jobs: OrderedJob[], changed: Partial<StoredOrder> = {}): Promise<string> {
  const id = orderIdFrom('TP', randomBytes(10))
  const at = new Date('2026-11-22T06:00:00Z')
  const line = { kind: 'paper' as const, section: 'design' as const, option: 'Gold', name: 'Gold Design', quantity: 3 }
  const order: StoredOrder = {
    kind: 'print',
    userId: null,
    contact: { name: 'Kavya Iyer', phone: '+919880012312', email: 'kavya@people.test' },
    lines: [{ ...line, _id: '1', unitPricePaise: 69_900 }],
    designs: [],
    printing: { jobs, files: [], note: 'Call before you bind', readyOn: '2026-11-24' },
    itemsPaise: 209_700,
    shippingPaise: 0,
    totalPaise: 209_700,
    pieces: 0,
    payment: { method: 'cash_on_delivery', status: 'pending', duePaise: 209_700, paidPaise: 0, dueAt: null },
    fulfilment: { kind: 'collect' },
    status: 'placed',
    timeline: [{ kind: 'status', to: 'placed', by: 'customer', at }],
    searchKeys: [],
    createdAt: at,
    updatedAt: at,
    ...changed,
  }
  await shop.deps.db.doc(`orders/${id}`).set(order)
  return id
}

const ticketOf = (id: string, token?: string) =>
  fetch(
    `${shop.url}/api/print-order/${id}/job-ticket.pdf`,
    token ? { headers: { authorization: `Bearer ${token}` } } : {},
  )

async function wordsOf(id: string): Promise<string[]> {
  const answer = await ticketOf(id, press.token)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain(`${id}-job-ticket.pdf`)
  const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  return pages.map(({ words }) => words.map(({ text }) => text).join(' '))
}

test('a job ticket says if the order is cancelled, or has not paid its advance yet', async () => {
  const payment = { method: 'upi', status: 'pending', duePaise: 209_700, paidPaise: 0, dueAt: null } as const
  const [cancelled, unpaid, ready] = await Promise.all([
    putOrder([thesis], { status: 'cancelled' }),
    putOrder([thesis], { payment: { ...payment, advancePaise: 100_000 } }),
    putOrder([thesis]),
  ])
  expect((await wordsOf(cancelled))[0]).toContain('This order is cancelled. Do not make it.')
  expect((await wordsOf(unpaid))[0]).toContain('This order waits for its advance. Do not print yet.')
  expect((await wordsOf(ready))[0]).not.toMatch(/Do not/)
})

test('a job ticket tells the press what to make from which file, and by when, but no amount', async () => {
  const id = await putOrder([thesis], { neededBy: '2026-11-25' })
  const [page = ''] = await wordsOf(id)
  for (const fact of [
    id,
    'Kavya Iyer',
    'Tuesday',
    '24 November 2026',
    '25 November 2026',
    'thesis.pdf',
    '41 pages, 3 in colour, 210 × 297 mm',
    'common1 A4 70gsm',
    'BothSides on 2 sheets with colour, BlackWhiteBothSides on the other 19',
    'Both sides',
    '21 sheets per copy, 2 with colour; 2,100 in all',
    'Matte, cover alone',
    'Spiral',
    'Gold Design',
    'Call before you bind',
  ]) {
    expect(page).toContain(fact)
  }
  expect(page).not.toMatch(/2,097|\b699\b|₹/)
})

test('every job of a large order is on its ticket, on as many pages as needed', async () => {
  const jobs = Array.from({ length: 20 }, (_, index) => ({
    ...thesis,
    documents: thesis.documents.map((document) => ({ ...document, name: `part-${index + 1}.pdf` })),
  }))
  const pages = await wordsOf(await putOrder(jobs))
  expect(pages.length).toBeGreaterThan(3)
  const all = pages.join(' ')
  for (let index = 1; index <= 20; index++) expect(all).toContain(`part-${index}.pdf`)
  expect(all).toContain('Job 20 of 20')
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
})

test('a job ticket is only for staff, and only of a print order', async () => {
  const id = await putOrder([])
  const buyer = await customer(shop.deps)
  expect((await ticketOf(id)).status).toBe(401)
  expect((await ticketOf(id, buyer.token)).status).toBe(403)
  expect((await ticketOf('TP00000000AA', press.token)).status).toBe(404)
  const shirts = await putOrder([], { kind: 'bulk' })
  expect((await ticketOf(shirts, press.token)).status).toBe(404)
  expect((await wordsOf(id))[0]).toContain('Gold Design')
})
