import { dayOf } from '@teeshala/contract/india-day'
import { toRupees } from '@teeshala/contract/money'
import { type DayRange, daysOf, rangeBefore, rangeFault, rangeUpTo } from '@teeshala/contract/sales/day-range'
import { addSales, averageOrderPaise, noSales, type Sales } from '@teeshala/contract/sales/sales'
import type { SalesFigures } from '@teeshala/contract/sales/summary'
import { fieldError } from '../errors/app-error.ts'
import { type Handler, ok } from '../http/handler.ts'
import { bestSellers } from './best-sellers.ts'
import { lowStock } from './low-stock.ts'
import { salesOfDays } from './sales-of-days.ts'
import { waitingOrders } from './waiting-orders.ts'

/** Returns the dashboard's figures: for some days, for as many before, and what is waiting now. */
export const readSummary: Handler<'readSummary'> = async ({ query }, { db, now }) => {
  const today = dayOf(now())
  const range = rangeOf(query, today)
  const before = rangeBefore(range)
  const [sales, waiting, low] = await Promise.all([
    salesOfDays({ from: before.from, to: range.to }, today, db),
    waitingOrders(db),
    lowStock(db),
  ])
  return ok({
    ...figuresOf(range, sales.of),
    before: figuresOf(before, sales.of),
    waiting,
    lowStock: low,
    bestSellers: await bestSellers(range, { day: today, orders: sales.of(today).orders }, db),
    isComplete: sales.isComplete,
  })
}

type Asked = {
  readonly days?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

function rangeOf({ days = 30, from, to }: Asked, today: string): DayRange {
  if (from === undefined) return rangeUpTo(to ?? today, days)
  const range = { from, to: to ?? today }
  const fault = rangeFault(range)
  if (fault) throw fieldError('from', fault)
  return range
}

function figuresOf(range: DayRange, salesOf: (day: string) => Sales): SalesFigures {
  const days = daysOf(range).map((day) => ({ day, sales: salesOf(day) }))
  const all = days.reduce((sum, { sales }) => addSales(sum, sales), noSales)
  return {
    ...range,
    orders: all.orders,
    revenue: toRupees(all.revenuePaise),
    averageOrder: toRupees(averageOrderPaise(all)),
    pieces: all.pieces,
    pendingMoney: toRupees(all.duePaise),
    pendingOrders: all.dueOrders,
    days: days.map(({ day, sales }) => ({ day, orders: sales.orders, revenue: toRupees(sales.revenuePaise) })),
  }
}
