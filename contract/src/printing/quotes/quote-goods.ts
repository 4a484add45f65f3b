import type { PaperLine } from '../../orders/order-lines.ts'
import type { PagesOfDocument } from '../price-job.ts'
import type { PrintGoods } from '../price-print-order.ts'
import { detailsOf } from '../print-item.ts'
import type { OrderedJob } from '../print-job.ts'

/** Returns ordered or quoted goods for repricing at the current list, based on their sheets rather than their files. */
export function goodsForRepricing(lines: readonly PaperLine[], jobs: readonly OrderedJob[]): PrintGoods {
  const singles = lines.filter(({ job }) => job === undefined)
  return {
    items: singles.map((line) => ({ type: line.section, quantity: line.quantity, details: detailsOf(line) })),
    jobs: jobs.map((job) => ({ ...job, documents: [pagesLike(job)] })),
  }
}

/** Returns a document with as many sheets, and as many in colour, as all documents of a job together. */
function pagesLike({ sheets, colorSheets, sides }: OrderedJob): PagesOfDocument {
  return {
    pages: sheets * sides,
    colorPages: Array.from({ length: colorSheets }, (_, sheet) => sheet * sides + 1),
  }
}
