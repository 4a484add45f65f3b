import { formatMoment } from '@teeshala/contract/date-format'
import { drawQr } from '../pdf/draw-qr.ts'
import type { Paper } from '../pdf/paper.ts'
import type { Registration } from './read-registration.ts'

/** A signed code holds about 900 characters: any smaller it cannot be scanned from paper. */
const qrSide = 136
const left = qrSide + 6

/** Draws a document's registration: IRN and acknowledgement beside the signed QR code (CGST Rules 2017, rule 46(r)). */
export function drawRegistration(paper: Paper, { irn, ackNumber, ackAt, signedQr, cancelledAt }: Registration): void {
  paper.room(qrSide)
  const top = paper.y()
  drawQr(paper.document, signedQr, { x: paper.left - 8, y: top - 8, side: qrSide })
  paper.space(6)
  if (cancelledAt) {
    const words = `Cancelled at the invoice portal on ${formatMoment(cancelledAt.toISOString())}`
    paper.row({ text: words, x: left, isBold: true, size: 12, mostLines: 2 })
    paper.space(4)
  }
  const facts = [
    ['IRN', irn],
    ['Acknowledgement number', ackNumber],
    ['Acknowledged', formatMoment(ackAt.toISOString())],
  ] as const
  for (const [name, value] of facts) {
    paper.row({ text: name, x: left, size: 9, isQuiet: true })
    paper.row({ text: value, x: left, size: 9, mostLines: 2 })
    paper.space(4)
  }
  paper.space(Math.max(0, top + qrSide - paper.y()) + 4)
}
