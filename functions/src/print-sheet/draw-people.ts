import { ticketHeading } from '../job-ticket/ticket-heading.ts'
import { type Paper, paperWidth } from '../pdf/paper.ts'
import type { SheetPerson } from './sheet.ts'

const columns = { artworks: 0, name: 90, number: 280, size: 340, color: 390 }
const box = 9

/** Draws who gets which piece, and the pages of their artwork, with a checkbox; `artworksOf` numbers them for each person. */
export function drawPeople(
  paper: Paper,
  people: readonly SheetPerson[],
  artworksOf: (index: number) => readonly number[],
): void {
  if (people.length === 0) return
  ticketHeading(paper, 'Names and numbers', 60)
  const row = (texts: Readonly<Record<keyof typeof columns, string>>, isBold = false) => {
    paper.room(19)
    paper.row(
      ...Object.entries(columns).map(([column, x], index, all) => ({
        text: texts[column as keyof typeof columns],
        x,
        width: (all[index + 1]?.[1] ?? paperWidth - 20) - x - 6,
        isBold,
      })),
    )
    paper.space(0.5)
    paper.rule(isBold ? 1 : 0.6)
    paper.space(5.5)
  }
  const head = () => row({ artworks: 'Artwork', name: 'Name', number: 'Number', size: 'Size', color: 'Colour' }, true)
  head()
  paper.onEachPage(head)
  for (const [index, { name, number, size, color }] of people.entries()) {
    row({ artworks: artworksOf(index).join(', '), name: name || '-', number: number || '-', size, color })
    const top = paper.y() - 19
    paper.document.lineWidth(0.6).strokeColor('black')
    paper.document.rect(paper.left + paperWidth - box - 2, top, box, box).stroke()
  }
  paper.onEachPage(() => {})
}
