import { formatCount } from '@teeshala/contract/count-format'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { documentWords, jobFacts } from '@teeshala/contract/printing/job-facts'
import type { OrderedJob } from '@teeshala/contract/printing/print-job'
import type { WithId } from '../firestore/read-documents.ts'
import { openPaper, type Paper } from '../pdf/paper.ts'
import { stopLine } from './stop-line.ts'
import { drawTicketHead } from './ticket-head.ts'
import { ticketHeading } from './ticket-heading.ts'
import { drawTicketNote } from './ticket-note.ts'
import { drawTicketSteps } from './ticket-steps.ts'

const titleWidth = 92

/** Draws the ticket that accompanies a job through the press: what to make from which file, and by when. It shows no amounts. */
export async function drawJobTicket(order: WithId<StoredOrder>): Promise<Buffer> {
  const { _id, contact, createdAt, lines, printing, fulfilment } = order
  const jobs = printing?.jobs ?? []
  const files = printing?.files ?? []
  const singles = lines.filter((line) => line.kind === 'paper' && line.job === undefined)
  const paper = await openPaper(`Job ticket ${_id}`, createdAt, [
    JSON.stringify([contact, lines, printing, fulfilment]),
  ])
  drawTicketHead(paper, { ...order, readyOn: printing?.readyOn, stop: stopLine(order) })
  for (const [index, job] of jobs.entries())
    drawJob(paper, job, jobs.length > 1 ? `Job ${index + 1} of ${jobs.length}` : 'Job')
  if (singles.length > 0) {
    ticketHeading(paper, jobs.length > 0 ? 'Also to make' : 'To make')
    for (const { quantity, name, ...line } of singles) {
      const about = 'description' in line ? (line.description ?? '') : ''
      paper.row(
        { text: `${formatCount(quantity)} ×`, width: titleWidth - 12, isBold: true, alignsRight: true },
        { text: name, x: titleWidth, width: 190, mostLines: 2 },
        { text: about, x: titleWidth + 200, isQuiet: true, size: 9, mostLines: 2 },
      )
      paper.space(4)
    }
    if (jobs.length === 0) drawTicketSteps(paper, ['Printed', 'Checked', 'Packed'])
  }
  if (files.length > 0) {
    ticketHeading(paper, 'Files of the single lines')
    for (const { name } of files) paper.row({ text: name, mostLines: 2 })
  }
  drawTicketNote(paper, printing?.note)
  return paper.finish(`Job ticket ${_id}`)
}

function drawJob(paper: Paper, job: OrderedJob, title: string): void {
  const facts = jobFacts(job)
  ticketHeading(paper, title, 24 + facts.length * 18)
  for (const [index, document] of job.documents.entries()) {
    paper.row(
      {
        text: index === 0 ? (job.documents.length === 1 ? 'File' : 'Files') : '',
        width: titleWidth,
        size: 11,
        isQuiet: true,
      },
      { text: document.name || 'Without a name', x: titleWidth, isBold: true, size: 11, mostLines: 2 },
    )
    paper.row({ text: documentWords(document), x: titleWidth })
    paper.space(4)
  }
  for (const { title: name, words } of facts) {
    paper.row(
      { text: name, width: titleWidth, size: 11, isQuiet: true },
      { text: words, x: titleWidth, size: 11, mostLines: 2 },
    )
    paper.space(3)
  }
  drawTicketSteps(paper, stepsOf(job))
}

function stepsOf({ lamination, binding }: OrderedJob): string[] {
  return ['Printed', lamination ? 'Laminated' : '', binding ? 'Bound' : '', 'Checked', 'Packed'].filter(Boolean)
}
