import { toPaise, toRupees } from '@teeshala/contract/money'
import { jobName } from '@teeshala/contract/printing/job-facts'
import type { PrintOrder } from '@teeshala/contract/printing/print-order'

/** A quantity in a print order with its amount in rupees. */
export type PrintLine = {
  readonly key: string
  readonly quantity: number
  readonly name: string
  readonly amount: number
}

type Item = PrintOrder['items'][number]

/** Returns the lines that belong to no job. */
export const singleItems = (items: readonly Item[]) => items.filter(({ job }) => job === undefined)

/** Returns a print order's contents in short: jobs by document, then single lines. */
export function printLines({ items, jobs }: Pick<PrintOrder, 'items' | 'jobs'>): PrintLine[] {
  return [
    ...jobs.map((job, index) => ({
      key: `job ${index}`,
      quantity: job.copies,
      name: jobName(job),
      amount: amountOf(items.filter((item) => item.job === index)),
    })),
    ...singleItems(items).map((item, index) => ({
      key: `line ${index}`,
      quantity: item.quantity,
      name: item.name,
      amount: amountOf([item]),
    })),
  ]
}

function amountOf(items: readonly Item[]): number {
  return toRupees(items.reduce((sum, { price, quantity }) => sum + toPaise(price) * quantity, 0))
}
