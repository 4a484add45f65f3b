import { inks, type Paper, paperWidth } from '../pdf/paper.ts'

/** Draws checkboxes for the steps in the workshop. */
export function drawTicketSteps(paper: Paper, steps: readonly string[]): void {
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
