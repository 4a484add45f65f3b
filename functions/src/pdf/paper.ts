import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import { type Shape, shaperFor } from './shaping.ts'
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
  /** Leaves room for rows that are known only later: what it returns writes them there. */
  readonly leave: (height: number) => (...rows: readonly Words[]) => void
  /** Writes this and the page's number at the foot of every page; `furtherPages` of another kind are to follow. */
  readonly foot: (footer: string, furtherPages?: number) => void
}

/** Paper that is a document of its own. */
export type PaperFile = Paper & {
  /** Returns the PDF, with this and the page's number at the foot of every page. */
  readonly finish: (footer: string) => Promise<Buffer>
}

/** Opens a document. `texts` holds every letter that may be written, so that the fonts for them are at hand. */
export async function openPaper(title: string, createdAt: Date, texts: readonly string[]): Promise<PaperFile> {
  // Loaded here: it costs a cold start more than the calls that need it are worth.
  const [{ default: Pdf }, shape] = await Promise.all([import('pdfkit'), shaperFor([title, ...texts])])
  const info = { Title: title, CreationDate: createdAt }
  const document = new Pdf({ autoFirstPage: false, margin: 0, bufferPages: true, info })
  const bytes = buffer(document)
  const paper = paperOf(document, shape)
  return {
    ...paper,
    finish: (footer) => {
      paper.foot(footer)
      document.end()
      return bytes
    },
  }
}

/** Begins an A4 page of a document that keeps its pages until its end, and what is to follow on further ones. */
export function paperOf(document: InstanceType<typeof PDFDocument>, shape: Shape): Paper {
  let y = marginPt
  let pages = 0
  let atTop = () => {}

  const addPage = () => {
    document.addPage({ size: [widthPt, heightPt], margin: 0 })
    pages++
  }
  const room = (height: number) => {
    if (y + height <= footerPt - 12) return
    addPage()
    y = marginPt
    atTop()
  }
  const linesOf = ({ text, x = 0, width = paperWidth - x, size = 10, isBold, mostLines = 1 }: Words) =>
    wrapped(document, text, { width, size }, shape, mostLines, isBold)
  const write = (words: Words, lines: readonly string[], top: number) => {
    const { size = 10, isBold = false, isQuiet = false, x = 0, width = paperWidth - x, alignsRight = false } = words
    document.fillColor(isQuiet ? inks.quiet : inks.ink)
    for (const [index, line] of lines.entries()) {
      const free = alignsRight ? Math.max(0, width - wordsWidth(document, line, size, shape, isBold)) : 0
      const at = { x: marginPt + x + free, y: top + index * size * lineHeight, width: width - free + 0.01, size }
      writeWords(document, line, at, shape, isBold)
    }
  }
  addPage()
  return {
    document,
    y: () => y,
    left: marginPt,
    row: (...words) => {
      const rows = words.map((each) => ({ each, lines: linesOf(each) }))
      const height = Math.max(...rows.map(({ each: { size = 10 }, lines }) => lines.length * size * lineHeight))
      room(height)
      for (const { each, lines } of rows) write(each, lines, y)
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
    leave: (height) => {
      room(height)
      const [page, top] = [pages - 1, y]
      y += height
      return (...rows) => {
        document.switchToPage(page)
        let at = top
        for (const row of rows) {
          const lines = linesOf(row)
          write(row, lines, at)
          at += lines.length * (row.size ?? 10) * lineHeight
        }
      }
    },
    foot: (footer, furtherPages = 0) => {
      for (let page = 0; page < pages; page++) {
        document.switchToPage(page)
        const number = `Page ${page + 1} of ${pages + furtherPages}`
        write({ text: footer, size: 8, isQuiet: true, width: paperWidth - 90 }, [footer], footerPt)
        write({ text: number, size: 8, isQuiet: true, alignsRight: true }, [number], footerPt)
      }
    },
  }
}
