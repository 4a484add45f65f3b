import { StoredAuditEntry } from '@teeshala/contract/audit/audit'
import { dayOf } from '@teeshala/contract/india-day'
import { isOrderId } from '@teeshala/contract/order-id-form'
import { kindRules, orderKinds } from '@teeshala/contract/orders/order-kind'
import { lineAmountPaise, placementsOfLines } from '@teeshala/contract/orders/order-lines'
import { canMoveOrder, type OrderStatus } from '@teeshala/contract/orders/order-status'
import { canMovePayment, type PaymentStatus } from '@teeshala/contract/payments/payment'
import { breakPercent, lessPercent } from '@teeshala/contract/quantity-break'
import { daysOf } from '@teeshala/contract/sales/day-range'
import { addSales, noSales } from '@teeshala/contract/sales/sales'
import { StoredSalesYear, StoredSoldMonth } from '@teeshala/contract/sales/stored-sales'
import { StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import { readSvg } from '@teeshala/contract/uploads/svg/svg-safety'
import { describe, expect, it } from 'vitest'
import { seedUploads } from '../documents.ts'
import { documents, inCollection, now, orders, product } from '../read-seed.ts'
import { salesDocuments } from '../sales.ts'
import { seedSettings } from '../settings.ts'
import { svgOf } from './designs.ts'

it('the sales figures cover every day until yesterday, and add up to all orders', async () => {
  const oldestFirst = [...orders].sort((one, other) => Number(one.createdAt) - Number(other.createdAt))
  const told = await salesDocuments(oldestFirst, now)
  const days = [...told].flatMap(([path, data]) =>
    path.startsWith('salesYears/') ? Object.entries(StoredSalesYear.parse(data).days) : [],
  )
  const first = oldestFirst[0]?.createdAt as Date
  expect(days.map(([day]) => day).sort()).toEqual(daysOf({ from: dayOf(first), to: dayOf(now) }).slice(0, -1))
  const sold = orders.filter(
    ({ status, payment, createdAt }) =>
      status !== 'cancelled' && payment.status !== 'refunded' && dayOf(createdAt) < dayOf(now),
  )
  expect(days.reduce((sum, [, sales]) => addSales(sum, sales), noSales)).toMatchObject({
    orders: sold.length,
    revenuePaise: sold.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
  })
  for (const [path, data] of told) if (path.startsWith('soldMonths/')) StoredSoldMonth.parse(data)
})

describe('the orders', () => {
  it('of Asha are six, in six different states', () => {
    const hers = orders.filter(({ kind, userId }) => kind === 'shop' && userId === 'asha-verma')
    expect(hers).toHaveLength(6)
    expect(new Set(hers.map(({ status, payment }) => `${status} ${payment.status}`)).size).toBe(6)
  })

  it('include none of Ravi’s', () => {
    for (const one of orders) expect(one.userId).not.toBe('ravi-kumar')
  })

  it('have order ids of their kind', () => {
    for (const { id, kind } of orders) {
      expect(isOrderId(id)).toBe(true)
      expect(id.startsWith(kindRules[kind].prefix)).toBe(true)
    }
    expect(new Set(orders.map(({ kind }) => kind))).toEqual(new Set(orderKinds))
  })

  it('add up: lines to items, items and shipping to the total', () => {
    for (const { id, kind, lines, itemsPaise, shippingPaise, totalPaise, payment } of orders) {
      expect(itemsPaise, id).toBe(lines.reduce((sum, line) => sum + lineAmountPaise(line), 0))
      expect(totalPaise, id).toBe(itemsPaise + shippingPaise)
      expect(shippingPaise, id).toBe(kind === 'shop' && itemsPaise <= 99_900 ? 9_900 : 0)
      expect(payment.duePaise, id).toBe(totalPaise)
      expect(payment.paidPaise, id).toBe(payment.status === 'paid' ? totalPaise : 0)
    }
  })

  it('of printed shirts cost 120 rupees per piece and placement, less the quantity discount of a bulk order', () => {
    const printed = orders.flatMap(({ kind, pieces, lines }) =>
      lines.flatMap((line) => (line.kind === 'printed' ? [{ kind, pieces, prints: line.prints }] : [])),
    )
    expect(printed.length).toBeGreaterThan(10)
    for (const { kind, pieces, prints } of printed) {
      const percent = kind === 'bulk' ? breakPercent(seedSettings.quantityBreaks, pieces) : 0
      const [first, ...further] = prints.map(({ unitPricePaise }) => unitPricePaise)
      expect(first).toBe(lessPercent(12_000, percent))
      expect(further).toEqual(further.map(() => 12_000))
    }
  })

  it('made only allowed moves, in the past and in order', () => {
    for (const { id, timeline, status, payment, fulfilment, createdAt } of orders) {
      const moves = timeline.filter(({ kind }) => kind === 'status').map(({ to }) => to as OrderStatus)
      const payments = timeline.filter(({ kind }) => kind === 'payment').map(({ to }) => to as PaymentStatus)
      expect(moves[0], id).toBe('placed')
      moves.slice(1).forEach((to, index) => {
        expect(canMoveOrder(moves[index] as OrderStatus, to, fulfilment.kind), id).toBe(true)
      })
      payments.forEach((to, index) => {
        expect(canMovePayment(payments[index - 1] ?? 'pending', to), id).toBe(true)
      })
      expect(status, id).toBe(moves.at(-1))
      expect(payment.status, id).toBe(payments.at(-1) ?? 'pending')
      expect(timeline[0]?.at, id).toEqual(createdAt)
    }
    for (const { id, timeline } of orders)
      timeline.forEach(({ at }, index) => {
        expect(at.getTime(), id).toBeLessThan(now.getTime())
        expect(at.getTime(), id).toBeGreaterThanOrEqual(timeline[index - 1]?.at.getTime() ?? 0)
      })
  })

  it('name no staff where their customers can read; the audit log names one for each of their moves', () => {
    for (const one of orders) {
      expect(JSON.stringify(one), one.id).not.toContain('Teeshala Admin')
      const moves = one.timeline.filter(({ by }) => by === 'staff').map(({ at }) => at.getTime())
      const noted = inCollection('auditLog', (data) => StoredAuditEntry.parse(data))
        .filter(({ target }) => target.endsWith(`/${one.id}`))
        .map(({ at }) => at.getTime())
      expect(noted, one.id).toEqual(moves)
    }
  })

  it('contain only what the shop sells: a product, and a size and a colour it has', () => {
    for (const { id, kind, lines } of orders)
      for (const item of lines) {
        if (item.kind === 'paper' || kind === 'bulk') continue
        const sold = product(item.productId)
        expect(sold, id).toBeDefined()
        expect(sold?.sizes, id).toContain(item.size)
        expect(sold?.colors, id).toContain(item.color)
        expect(item.image, id).toBe(sold?.colorImages?.[item.color ?? ''] ?? '')
        expect(item.productType, id).toBe(sold?.type)
        expect(item.printedSides, id).toEqual(sold?.printedSides)
        if (item.kind === 'printed' || item.placement) expect(sold?.isCustomizable, id).toBe(true)
      }
  })
})

describe('designs of the seed', () => {
  const uploads = seedUploads(now)
  const named = orders.flatMap(({ designs }) => designs)

  it('are those that orders name, each with a record that keeps it', () => {
    expect(named.map(({ path }) => path).sort()).toEqual(uploads.map(({ path }) => path).sort())
    const kept = [...documents]
      .filter(([path]) => path.startsWith('designs/'))
      .map(([, data]) => StoredUpload.parse(data))
    expect(kept.map(({ path, removeAfter }) => [path, removeAfter])).toEqual(uploads.map(({ path }) => [path, null]))
  })

  it('are at every placement of a bulk order, and are drawings that the shop accepts', () => {
    for (const { lines, designs } of orders.filter(({ kind }) => kind === 'bulk'))
      expect(designs.map(({ placement }) => placement)).toEqual(placementsOfLines(lines))
    for (const upload of uploads) expect(readSvg(svgOf(upload)), upload.file).not.toHaveProperty('danger')
  })
})
