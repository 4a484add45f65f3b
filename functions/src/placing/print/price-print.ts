import { orderDay, readyOn } from '@teeshala/contract/delivery/ready-on'
import { designOf } from '@teeshala/contract/designs/design'
import { noShipping, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import { pricePrintOrder } from '@teeshala/contract/printing/price-print-order'
import type { JobDocument, OrderedDocument, OrderedJob } from '@teeshala/contract/printing/print-job'
import type { PrintOrderRequest } from '@teeshala/contract/printing/print-order-request'
import { AppError } from '../../errors/app-error.ts'
import type { Deps } from '../../ports/deps.ts'
import type { PricedOrder, ShopData } from '../order/order-to-place.ts'
import type { ReadDocuments } from '../order/read-documents-to-print.ts'

/** The printing part of a request, by a customer or by staff. */
export type PrintRequest = Pick<PrintOrderRequest, 'items' | 'jobs' | 'files' | 'note'>

/** Returns the paths of all documents to print, repeated as often as they are named. */
export function pathsOf({ jobs, files }: PrintRequest): string[] {
  return [...jobs.flatMap(({ documents }) => documents), ...files].map(({ path }) => path)
}

/**
 * Returns what printing costs by the shop's own prices, rules and reading of the documents. INVALID_INPUT names every document that cannot be
 * printed, and every option that is gone or incompatible.
 */
export function pricePrint(
  request: PrintRequest,
  isShipped: boolean,
  { settings, printing }: Pick<ShopData, 'settings' | 'printing'>,
  { now }: Pick<Deps, 'now'>,
  by: 'customer' | 'staff' = 'customer',
): PricedOrder & { readonly totalItems: number } {
  if (!printing) throw new Error('An order of printing names its documents')
  const { list, rules, documents } = printing
  refuseUnprintable(request, documents)
  const jobs = request.jobs.map((job) => ({
    ...job,
    documents: job.documents.map(({ path }) => factsOf(path, documents)),
  }))
  const shipping = isShipped ? shippingRuleOf(settings) : noShipping
  const priced = pricePrintOrder({ items: request.items, jobs }, list, rules, shipping, by)
  if ('problems' in priced) throw invalid(priced.problems)
  const ordered = request.jobs.map((job, index): OrderedJob => {
    const { sides = 1, sheets = 0, colorSheets = 0 } = priced.jobs[index] ?? {}
    return {
      ...job,
      documents: job.documents.map((one) => orderedDocument(one, documents)),
      sides,
      sheets,
      colorSheets,
    }
  })
  return {
    lines: priced.lines,
    amounts: priced.amounts,
    totalItems: priced.totalItems,
    printing: {
      jobs: ordered,
      files: request.files.map(named),
      note: request.note,
      readyOn: readyOn(orderDay(now(), settings.delivery), rules.turnRoundDays, settings.delivery),
    },
  }
}

function refuseUnprintable({ jobs, files }: PrintRequest, documents: ReadDocuments): void {
  const fields: Record<string, string> = {}
  const check = ({ path }: JobDocument, field: string) => {
    const read = documents.get(path)
    if (read && 'problem' in read) fields[field] = read.problem
  }
  for (const [job, { documents: ofJob }] of jobs.entries()) {
    for (const [index, one] of ofJob.entries()) check(one, `jobs.${job}.documents.${index}.path`)
  }
  for (const [index, file] of files.entries()) check(file, `files.${index}.path`)
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

function invalid(fields: Readonly<Record<string, string>>): AppError {
  return new AppError('INVALID_INPUT', Object.values(fields)[0] ?? '', { fields })
}

function factsOf(path: string, documents: ReadDocuments): DocumentFacts {
  const read = documents.get(path)
  if (!read || 'problem' in read) throw new Error('A document is priced that was not read')
  return read
}

function orderedDocument(document: JobDocument, documents: ReadDocuments): OrderedDocument {
  const { pages, colorPages, sizes } = factsOf(document.path, documents)
  const [size] = sizes
  return {
    ...named(document),
    pages,
    colorPages: colorPages.length,
    ...(size && { widthMm: Math.round(size.widthMm), heightMm: Math.round(size.heightMm) }),
  }
}

/** Returns a document's name as given by its owner, or its upload name. */
function named({ path, name }: JobDocument) {
  return { path, name: name || designOf(path).name }
}
