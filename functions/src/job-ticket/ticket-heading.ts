import type { Paper } from '../pdf/paper.ts'

/** Starts a section of a ticket, on the next page if less than `needed` points are left. */
export function ticketHeading(paper: Paper, text: string, needed = 40): void {
  paper.space(16)
  paper.room(needed)
  paper.row({ text, size: 13, isBold: true, mostLines: 2 })
  paper.rule(1)
  paper.space(7)
}
