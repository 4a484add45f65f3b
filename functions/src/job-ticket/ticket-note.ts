import type { Paper } from '../pdf/paper.ts'
import { ticketHeading } from './ticket-heading.ts'

/** Draws the customer's note to the press, if there is one. */
export function drawTicketNote(paper: Paper, note: string | undefined): void {
  if (!note?.trim()) return
  ticketHeading(paper, 'Customer’s note')
  paper.row({ text: note.replace(/\s+/g, ' ').trim(), size: 11, mostLines: 12 })
}
