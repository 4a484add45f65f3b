import { formatCount } from '@teeshala/contract/count-format'
import type { Day } from '@teeshala/contract/india-day'
import { startOfDay } from '@teeshala/contract/india-day'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { documentWords, jobFacts } from '@teeshala/contract/printing/job-facts'
import type { OrderedJob } from '@teeshala/contract/printing/print-job'
import { publicOrigin } from '../environment/public-origin.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { drawQr } from '../pdf/draw-qr.ts'
import { inks, openPaper, type Paper, paperWidth } from '../pdf/paper.ts'

const qrSide = 96
const titleWidth = 92
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'Asia/Kolkata' })
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** Draws what goes with the sheets through the press: what to make of which file, and by when. It names no amount. */
export async function drawJobTicket(order: WithId<StoredOrder>): Promise<Buffer> {
  const { _id, contact, createdAt, lines, printing, fulfilment } = order
  const jobs = printing?.jobs ?? []
  const files = printing?.files ?? []
  const singles = lines.filter((line) => line.kind === 'paper' && line.job === undefined)
  const paper = await openPaper(`Job ticket ${_id}`, createdAt, [
    JSON.stringify([contact, lines, printing, fulfilment]),
  ])
  drawHead(paper, order)
  for (const [index, job] of jobs.entries())
    drawJob(paper, job, jobs.length > 1 ? `Job ${index + 1} of ${jobs.length}` : 'Job')
  if (singles.length > 0) {
    heading(paper, jobs.length > 0 ? 'Also to make' : 'To make')
    for (const { quantity, name, ...line } of singles) {
      const about = 'description' in line ? (line.description ?? '') : ''
      paper.row(
        { text: `${formatCount(quantity)} ×`, width: titleWidth - 12, isBold: true, alignsRight: true },
        { text: name, x: titleWidth, width: 190, mostLines: 2 },
        { text: about, x: titleWidth + 200, isQuiet: true, size: 9, mostLines: 2 },
      )
      paper.space(4)
    }
    if (jobs.length === 0) drawSteps(paper, ['Printed', 'Checked', 'Packed'])
  }
  if (files.length > 0) {
    heading(paper, 'Files of the single lines')
    for (const { name } of files) paper.row({ text: name, mostLines: 2 })
  }
  if (printing?.note) {
    heading(paper, 'Customer’s note')
    paper.row({ text: printing.note, size: 11, mostLines: 12 })
  }
  return paper.finish(`Job ticket ${_id}`)
}

function drawHead(
  paper: Paper,
  { _id, contact, createdAt, printing, fulfilment, neededBy }: WithId<StoredOrder>,
): void {
  const top = paper.y()
  const width = paperWidth - qrSide - 16
  const way =
    fulfilment.kind === 'ship' ? `To be sent to ${placeOf(fulfilment.address)}` : 'To be collected in the shop'
  paper.row({ text: 'JOB TICKET', size: 9, isBold: true, isQuiet: true, width })
  paper.space(2)
  paper.row({ text: _id, size: 24, isBold: true, width })
  paper.row({ text: contact.name || 'No name given', size: 14, width, mostLines: 2 })
  paper.space(4)
  paper.row({ text: `Ordered ${moment.format(createdAt)}. ${way}.`, isQuiet: true, width, mostLines: 2 })
  drawQr(paper.document, adminAddress(_id), { x: paper.left + paperWidth - qrSide + 10, y: top - 10, side: qrSide })
  paper.space(Math.max(8, top + qrSide - paper.y()))
  if (printing) drawDue(paper, printing.readyOn, neededBy)
}

function drawDue(paper: Paper, readyOn: Day, neededBy: Day | undefined): void {
  const height = neededBy === undefined ? 34 : 57
  paper.document.lineWidth(1.4).strokeColor(inks.ink).rect(paper.left, paper.y(), paperWidth, height).stroke()
  paper.space(11)
  const row = (title: string, at: Day) =>
    paper.row(
      { text: title, size: 14, x: 12, width: titleWidth },
      { text: day.format(startOfDay(at)), size: 14, x: titleWidth, isBold: true },
    )
  row('Ready by', readyOn)
  if (neededBy !== undefined) {
    paper.space(5)
    row('Needed by', neededBy)
  }
  paper.space(7)
}

function drawJob(paper: Paper, job: OrderedJob, title: string): void {
  const facts = jobFacts(job)
  heading(paper, title, 24 + facts.length * 18)
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
  drawSteps(paper, stepsOf(job))
}

function stepsOf({ lamination, binding }: OrderedJob): string[] {
  return ['Printed', lamination ? 'Laminated' : '', binding ? 'Bound' : '', 'Checked', 'Packed'].filter(Boolean)
}

/** Boxes to tick while the work goes through the workshop. */
function drawSteps(paper: Paper, steps: readonly string[]): void {
  paper.space(6)
  paper.room(20)
  const width = paperWidth / steps.length
  for (const index of steps.keys()) {
    paper.document
      .lineWidth(0.9)
      .strokeColor(inks.ink)
      .rect(paper.left + index * width, paper.y() - 1.5, 11, 11)
      .stroke()
  }
  paper.row(...steps.map((text, index) => ({ text, x: index * width + 17, width: width - 20 })))
}

function heading(paper: Paper, text: string, needed = 40): void {
  paper.space(16)
  paper.room(needed)
  paper.row({ text, size: 13, isBold: true })
  paper.rule(1)
  paper.space(7)
}

const placeOf = ({ city, postalCode }: { city: string; postalCode: string }) => `${city} ${postalCode}`.trim()

/** Where all of the staff, the press too, find the order. */
const adminAddress = (id: string) => `${publicOrigin()}/admin/production?order=${id}`
