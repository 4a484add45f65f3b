import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import { shaperFor } from './shaping.ts'
import { wordsWidth, wrapped, writeWords } from './write-words.ts'

const [widthPt, heightPt] = [595.28, 841.89]
const marginPt = 48
const footerPt = heightPt - 40
const lineHeight = 1.32

/** The room between the margins of an A4 page, in points. */
export const paperWidth = widthPt - 2 * marginPt

export const inks = { ink: '#1b1737', quiet: '#5f584a', line: '#cfc6b3' } as const

/** A piece of text in a row of a page; `x` counts from the left margin, all lengths are points. */
export type Words = {
  readonly text: string
  readonly x?: number
  /** As far as the right margin where it is left out. */
  readonly width?: number
  readonly size?: number
  readonly isBold?: boolean
  readonly isQuiet?: boolean
  readonly alignsRight?: boolean
  /** What does not fit into so many lines is shortened; 1 where it is left out. */
  readonly mostLines?: number
}

/** A4 pages that are written from the top down; where one is full, the next begins. */
export type Paper = {
  readonly document: InstanceType<typeof PDFDocument>
  /** How far down the page the next row begins, in points from its top edge. */
  readonly y: () => number
  /** The left edge of the text, in points from the page's. */
  readonly left: number
  /** Writes texts beside each other; the row is as high as the highest of them. */
  readonly row: (...words: readonly Words[]) => void
  readonly space: (height: number) => void
  readonly rule: (weight?: number) => void
  /** Begins a new page where less than this is left of the present one. */
  readonly room: (height: number) => void
  /** What stands at the top of every further page, from now on. */
  readonly onEachPage: (draw: () => void) => void
  /** Returns the PDF, with this and the page's number at the foot of every page. */
  readonly finish: (footer: string) => Promise<Buffer>
}

/** Opens a document. `texts` holds every letter that may be written, so that the fonts for them are at hand. */
export async function openPaper(title: string, createdAt: Date, texts: readonly string[]): Promise<Paper> {
  // Loaded here: it costs a cold start more than the calls that need it are worth.
  const [{ default: Pdf }, shape] = await Promise.all([import('pdfkit'), shaperFor([title, ...texts])])
  const info = { Title: title, CreationDate: createdAt }
  const document = new Pdf({ size: [widthPt, heightPt], margin: 0, bufferPages: true, info })
  const bytes = buffer(document)
  let y = marginPt
  let atTop = () => {}

  const room = (height: number) => {
    if (y + height <= footerPt - 12) return
    document.addPage()
    y = marginPt
    atTop()
  }
  const write = ({ text, size = 10, isBold = false, isQuiet = false, ...spot }: Words, lines: readonly string[]) => {
    const { x = 0, width = paperWidth - x, alignsRight = false } = spot
    document.fillColor(isQuiet ? inks.quiet : inks.ink)
    for (const [index, line] of lines.entries()) {
      const free = alignsRight ? Math.max(0, width - wordsWidth(document, line, size, shape, isBold)) : 0
      const at = { x: marginPt + x + free, y: y + index * size * lineHeight, width: width - free + 0.01, size }
      writeWords(document, line, at, shape, isBold)
    }
  }
  return {
    document,
    y: () => y,
    left: marginPt,
    row: (...words) => {
      const wrappedWords = words.map((each) => {
        const { text, x = 0, width = paperWidth - x, size = 10, isBold, mostLines = 1 } = each
        return { each, size, lines: wrapped(document, text, { width, size }, shape, mostLines, isBold) }
      })
      const height = Math.max(...wrappedWords.map(({ size, lines }) => lines.length * size * lineHeight))
      room(height)
      for (const { each, lines } of wrappedWords) write(each, lines)
      y += height
    },
    space: (height) => {
      y += height
    },
    rule: (weight = 0.6) => {
      document.lineWidth(weight).strokeColor(weight < 1 ? inks.line : inks.ink)
      document
        .moveTo(marginPt, y)
        .lineTo(marginPt + paperWidth, y)
        .stroke()
    },
    room,
    onEachPage: (draw) => {
      atTop = draw
    },
    finish: (footer) => {
      const { count } = document.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        document.switchToPage(page)
        y = footerPt
        const number = `Page ${page + 1} of ${count}`
        write({ text: footer, size: 8, isQuiet: true, width: paperWidth - 90 }, [footer])
        write({ text: number, size: 8, isQuiet: true, alignsRight: true }, [number])
      }
      document.end()
      return bytes
    },
  }
}
