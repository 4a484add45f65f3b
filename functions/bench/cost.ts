/**
 * `npm run bench -- cost`: what the shop costs a month at 100, 1,000 and 10,000 orders a day. Reads, writes and calls are measured on a
 * Firestore of this program's own, the prices are the lists of Google as `docs/operations.md` names them, what people do between two orders is
 * assumed below.
 */
import { fileURLToPath } from 'node:url'
import { startEmulatorProcess } from '../../emulators/bench/setting/emulator-process.ts'
import { seedDocuments } from '../../emulators/seed/documents.ts'
import { checkBooks } from '../src/books/check-books.ts'
import { seeToCouriers } from '../src/couriers/see-to-couriers.ts'
import { issueDueTaxDocuments } from '../src/invoices/issue-due-tax-documents.ts'
import { cancelUnpaidOrders } from '../src/moving/cancel-unpaid-orders.ts'
import { raiseAlarms } from '../src/notifications/raise-alarms.ts'
import { takeInDueMessages } from '../src/payments/messages/take-in-due-messages.ts'
import { reconcilePayments } from '../src/payments/reconcile-payments.ts'
import type { Deps } from '../src/ports/deps.ts'
import { countSales } from '../src/sales/count-sales.ts'
import { sendDueMails } from '../src/sending/send-due-mails.ts'
import { sendMail } from '../src/sending/send-mail.ts'
import { createCheckoutFixture } from '../test/fixtures/checkout/checkout-fixture.ts'
import { deliver, messageAbout, payAtGateway } from '../test/fixtures/pay.ts'
import { putProduct } from '../test/fixtures/product-fixture.ts'
import { openShop } from '../test/fixtures/shops/open-shop.ts'

/** In US dollars, beyond what is free. Firestore: by 100,000 documents. Functions: by a million calls, a second of a processor, of a GiB. */
const prices = { reads: 0.06, writes: 0.18, calls: 0.4, cpuSecond: 0.0000336, gibSecond: 0.0000035 }
const rupeesPerDollar = 90
/** What one order brings with it. */
const visitsPerOrder = 25
/** A day of the office: dashboards and lists that stand open and ask again. */
const officeCallsPerDay = 3000
/** An instance answers many calls at once; here each has one for itself, which is the most that it can cost. */
const secondsPerCall = 0.1
const gib = 0.5
/** The check of the books reads all orders that there are: those of two years. */
const daysKept = 730

/** What Razorpay tells of a payment. */
const messagesOfPayment = ['payment.authorized', 'payment.captured', 'order.paid']

type Usage = { readonly reads: number; readonly writes: number; readonly calls: number }

const indexes = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url))
const firestore = await startEmulatorProcess('--indexes', indexes)
process.env.FIRESTORE_EMULATOR_HOST = firestore.address
const mailServer = { send: async () => ({ kind: 'accepted' }) as const }
const shop = await openShop(() => ({ checksAnswers: false, searchStaleMs: 30_000, mailServer }))
const writer = shop.deps.db.bulkWriter()
for (const [path, data] of seedDocuments(new Date())) void writer.set(shop.deps.db.doc(path), data)
await writer.close()
const fixture = await createCheckoutFixture(shop)
const { token } = fixture.staff
const get = (path: string, by?: string) => shop.call('GET', path, { token: by })

async function measure(calls: number, work: () => Promise<unknown>): Promise<Usage> {
  const before = await ledger()
  await work()
  const after = await ledger()
  return { reads: after.reads - before.reads, writes: after.writes - before.writes, calls }
}

async function ledger(): Promise<{ reads: number; writes: number }> {
  const answer = await fetch(`http://${firestore.address}/emulator/v1/usage`)
  return (await answer.json()) as { reads: number; writes: number }
}

const [product] = (await get('/api/product?limit=24')).body
const visit = await measure(5, async () => {
  await get('/api/settings')
  for (let page = 0; page < 2; page++) await get('/api/product?limit=24')
  for (let read = 0; read < 2; read++) await get(`/api/product/${product._id}`)
})
/** An order that is paid, told of by the gateway, moved three times and mailed about. Returns how many mails there were. */
async function sell(): Promise<number> {
  const { id, buyer, gatewayOrderId } = await fixture.openOrder('upi', 'shop')
  const { payment, proof } = await payAtGateway(gatewayOrderId)
  await fixture.verify(id, buyer.token, proof)
  for (const kind of messagesOfPayment) await deliver(shop, await messageAbout(payment.id, kind))
  for (let look = 0; look < 3; look++) await get(`/api/orders/${id}`, buyer.token)
  for (const status of ['in_production', 'shipped', 'delivered'] as const) await fixture.move(id, { status })
  const mails = shop.deps.db.collection('mail')
  const { docs } = await mails.orderBy('__name__').startAt(`${id}-`).endBefore(`${id}.`).get()
  for (const mail of docs) await sendMail(mail.id, shop.deps)
  return docs.length
}

// The buyer, the product and the cart are the fixture's own writes, of which a real order has the cart's.
let mailsOfOrder = 0
const placed = await measure(8, async () => {
  mailsOfOrder = await sell()
})
// Each message calls the shop and then the function that does its work; each mail is looked at when it is written, begun and sent.
const order = { ...placed, calls: placed.calls + 2 * messagesOfPayment.length + 3 * mailsOfOrder }
const office = await measure(3, async () => {
  await get('/api/admin/summary', token)
  await get('/api/order?limit=25', token)
  await get('/api/admin/notifications', token)
})
await countSales(shop.deps)
await issueDueTaxDocuments(shop.deps)
// An hour later: what is as young as this order here is read once more, which of a night's orders are few.
const later: Deps = Object.create(shop.deps, { now: { value: () => new Date(Date.now() + 3_600_000) } })
const check = () => checkBooks(later, { forMs: 60_000, anew: true })
/** What a check of the books reads once there are some more of these, and they have been counted before. */
async function checkOf(adds: () => Promise<unknown>): Promise<Usage> {
  for (let count = 0; count < more; count++) await adds()
  await issueDueTaxDocuments(shop.deps)
  await check()
  return measure(1, check)
}
const more = 5
const books = await checkOf(() => Promise.resolve())
// The fixture sells a product of its own with each order, whose shelf is read, too.
const withProducts = await checkOf(() => putProduct(shop.deps))
const withOrders = await checkOf(sell)
const readsPerChecked = (withOrders.reads - 2 * withProducts.reads + books.reads) / more
const clock = {
  minute: await measure(3, async () => {
    for (const run of [takeInDueMessages, sendDueMails, seeToCouriers]) await run(shop.deps)
  }),
  fiveMinutes: await measure(1, () => raiseAlarms(shop.deps)),
  quarter: await measure(4, async () => {
    for (const run of [reconcilePayments, cancelUnpaidOrders, issueDueTaxDocuments, countSales]) await run(shop.deps)
  }),
}
await firestore.stop()

const line = (name: string, { reads, writes, calls }: Usage) =>
  process.stdout.write(
    `${name.padEnd(34)}${String(reads).padStart(6)} reads ${String(writes).padStart(5)} writes ${String(calls).padStart(4)} calls\n`,
  )
line('a visit that looks at two products', visit)
line('an order, paid and moved thrice', order)
line('three screens of the office', office)
line('what runs each minute', clock.minute)
line('what runs every five minutes', clock.fiveMinutes)
line('what runs each quarter of an hour', clock.quarter)
line('a check of the books of the seed', books)
process.stdout.write(`of it for each further order${readsPerChecked.toFixed(1).padStart(12)} reads\n`)

const byClock = (what: keyof Usage) =>
  24 * (60 * clock.minute[what] + 12 * clock.fiveMinutes[what] + 4 * clock.quarter[what])
for (const perDay of [100, 1000, 10_000]) {
  const officeRounds = officeCallsPerDay / office.calls
  const total = (what: keyof Usage) =>
    perDay * (order[what] + visitsPerOrder * visit[what]) + officeRounds * office[what] + byClock(what)
  const checked = perDay * daysKept * readsPerChecked
  const monthly = {
    reads: (30 * (total('reads') + checked) * prices.reads) / 100_000,
    writes: (30 * total('writes') * prices.writes) / 100_000,
    calls: 30 * total('calls') * (prices.calls / 1e6 + secondsPerCall * (prices.cpuSecond + gib * prices.gibSecond)),
  }
  const dollars = monthly.reads + monthly.writes + monthly.calls
  const parts = Object.entries(monthly).map(([name, cost]) => `${name} $${cost.toFixed(0)}`)
  process.stdout.write(
    `${perDay.toLocaleString('en-IN').padStart(6)} orders a day: $${dollars.toFixed(0)} (₹${Math.round(dollars * rupeesPerDollar).toLocaleString('en-IN')}) a month: ${parts.join(', ')}, of the reads $${((30 * checked * prices.reads) / 100_000).toFixed(0)} for the check of the books\n`,
  )
}
process.exit(0)
