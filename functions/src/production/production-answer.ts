import { documentsOfLines } from '@teeshala/contract/designs/line-designs'
import { missingDesigns } from '@teeshala/contract/designs/missing-designs'
import type { StoredLine } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { waitsForBalance } from '@teeshala/contract/payments/money-gate'
import { itemName } from '@teeshala/contract/printing/item-words'
import { jobName } from '@teeshala/contract/printing/job-facts'
import { piecesAndCopies } from '@teeshala/contract/printing/price-print-order'
import type { OrderedJob } from '@teeshala/contract/printing/print-job'
import type { ProductionLine, ProductionOrder } from '@teeshala/contract/production/production-order'
import type { WithId } from '../firestore/read-documents.ts'
import { designsOn, productionLine } from './production-line.ts'

/**
 * Returns an order as the press sees it. Fields are listed explicitly, so that no amount, and no more personal data than on the parcel label, gets
 * through.
 */
export function productionAnswer(order: WithId<StoredOrder>): ProductionOrder {
  const { _id, kind, status, fulfilment, createdAt, lines, designs, printing, neededBy } = order
  const { jobs = [], files = [], note = order.note ?? '', readyOn = order.promise?.readyOn } = printing ?? {}
  const made = [...jobs.map(jobLine), ...lines.filter((line) => !isOfJob(line)).map(productionLine)]
  const ofLines = lines.flatMap(designsOn)
  const onLines = documentsOfLines(lines.flatMap((line) => (line.kind === 'catalogue' ? [line] : [])))
  const missing = missingDesigns(order)
  const designDocuments = [...(order.designDocuments ?? []), ...onLines]
  return {
    _id,
    kind,
    status,
    fulfilment: fulfilment.kind,
    createdAt: createdAt.toISOString(),
    lines: made,
    pieces: piecesAndCopies(
      lines.filter(({ kind }) => kind !== 'paper'),
      jobs,
    ),
    designs: [...designs, ...ofLines, ...files].map(
      ({ path, name, placement }: ProductionOrder['designs'][number]) => ({
        path,
        name,
        ...(placement && { placement }),
      }),
    ),
    ...(missing.length > 0 && { missingDesigns: missing }),
    ...(designDocuments.length > 0 && { designDocuments }),
    jobs,
    ...(readyOn !== undefined && { readyOn }),
    ...(neededBy !== undefined && { neededBy }),
    note,
    waitsForBalance: waitsForBalance(order),
    ...(order.readyAt && { readyAt: order.readyAt.toISOString() }),
    label: labelOf(order),
  }
}

const isOfJob = (line: StoredLine) => line.kind === 'paper' && line.job !== undefined

/** Describes a job in one line: copies, document, paper and binding. */
function jobLine(job: OrderedJob, index: number): ProductionLine {
  const { copies, paper, lamination, binding } = job
  const description = [itemName('paper', paper), lamination && `${lamination} lamination`, binding].filter(Boolean)
  return {
    _id: `job-${index}`,
    name: jobName(job),
    quantity: copies,
    placements: [],
    description: description.join(', '),
    job: index,
  }
}

function labelOf({ fulfilment, contact }: StoredOrder): string[] {
  if (fulfilment.kind === 'collect') return [contact.name].filter(Boolean)
  const { name, address, city, postalCode, state, country } = fulfilment.address
  return [name || contact.name, address, `${city} ${postalCode}`.trim(), state ?? '', country].filter(Boolean)
}
