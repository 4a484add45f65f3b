import { formatFullDay, formatMoment } from '@teeshala/contract/date-format'
import type { Day } from '@teeshala/contract/india-day'
import { startOfDay } from '@teeshala/contract/india-day'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { publicOrigin } from '../environment/public-origin.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { drawQr } from '../pdf/draw-qr.ts'
import { inks, type Paper, paperWidth } from '../pdf/paper.ts'

/** The part of an order that a ticket shows; no amounts, and no more about the customer than the parcel label. */
export type TicketOrder = Pick<WithId<StoredOrder>, '_id' | 'contact' | 'createdAt' | 'fulfilment' | 'neededBy'> & {
  readonly readyOn?: Day | undefined
  /** Why the order must not be made, or not yet. */
  readonly stop?: string | undefined
}

const qrSide = 96
const dueWidth = 92

/** Draws the customer, the code that opens the order, and the due date. */
export function drawTicketHead(paper: Paper, { _id, contact, createdAt, fulfilment, stop, ...due }: TicketOrder): void {
  const top = paper.y()
  const width = paperWidth - qrSide - 16
  const way =
    fulfilment.kind === 'ship' ? `To be sent to ${placeOf(fulfilment.address)}` : 'To be collected in the shop'
  paper.row({ text: 'JOB TICKET', size: 9, isBold: true, isQuiet: true, width })
  paper.space(2)
  paper.row({ text: _id, size: 24, isBold: true, width })
  paper.row({ text: contact.name || 'No name given', size: 14, width, mostLines: 2 })
  paper.space(4)
  paper.row({ text: `Ordered ${formatMoment(createdAt)}. ${way}.`, isQuiet: true, width, mostLines: 2 })
  drawQr(paper.document, adminAddress(_id), { x: paper.left + paperWidth - qrSide + 10, y: top - 10, side: qrSide })
  paper.space(Math.max(8, top + qrSide - paper.y()))
  if (stop) {
    paper.row({ text: stop, size: 14, isBold: true, mostLines: 2 })
    paper.space(8)
  }
  drawDue(paper, due)
}

function drawDue(paper: Paper, { readyOn, neededBy }: Pick<TicketOrder, 'readyOn' | 'neededBy'>): void {
  const dates = Object.entries({ 'Ready by': readyOn, 'Needed by': neededBy }).flatMap(([title, at]) =>
    at === undefined ? [] : [{ title, words: formatFullDay(startOfDay(at)) }],
  )
  if (dates.length === 0) return
  const height = 11 + dates.length * 23
  paper.document.lineWidth(1.4).strokeColor(inks.ink).rect(paper.left, paper.y(), paperWidth, height).stroke()
  for (const [index, { title, words }] of dates.entries()) {
    paper.space(index === 0 ? 11 : 5)
    paper.row({ text: title, size: 14, x: 12, width: dueWidth }, { text: words, size: 14, x: dueWidth, isBold: true })
  }
  paper.space(7)
}

const placeOf = ({ city, postalCode }: { city: string; postalCode: string }) => `${city} ${postalCode}`.trim()

/** A page that all staff can open, including the press. */
const adminAddress = (id: string) => `${publicOrigin()}/admin/production?order=${id}`
