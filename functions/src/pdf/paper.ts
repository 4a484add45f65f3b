import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import { type Shape, shaperFor } from './shaping.ts'
import { wordsWidth, wrapped, writeWords } from './write-words.ts'

const [widthPt, heightPt] = [595.28, 841.89]
const marginPt = 48
const footerPt = heightPt - 40
const lineHeight = 1.32

/** The width between the margins of an A4 page, in points. */
export const paperWidth = widthPt - 2 * marginPt

export const inks = { ink: '#1b1737', quiet: '#5f584a', line: '#cfc6b3' } as const

/** A text in a row of a page; `x` is measured from the left margin, all lengths in points. */
export type Words = {
  readonly text: string
  readonly x?: number
  /** Up to the right margin if absent. */
  readonly width?: number
  readonly size?: number
  readonly isBold?: boolean
  readonly isQuiet?: boolean
  readonly alignsRight?: boolean
  /** Text beyond this number of lines is shortened; 1 if absent. */
  readonly mostLines?: number
}

/** A4 pages filled from the top; a full page starts the next one. */
export type Paper = {
  readonly document: InstanceType<typeof PDFDocument>
  /** Returns where the next row starts, in points from the top of the page. */
  readonly y: () => number
  /** The left margin in points. */
  readonly left: number
  /** Writes texts side by side; the row is as high as the highest of them. */
  readonly row: (...words: readonly Words[]) => void
  readonly space: (height: number) => void
  readonly rule: (weight?: number) => void
  /** Starts a new page if less than this height is left. */
  readonly room: (height: number) => void
  /** Sets what is drawn at the top of every further page. */
  readonly onEachPage: (draw: () => void) => void
  /** Reserves space for rows that are known later; the returned function writes them. */
  readonly leave: (height: number) => (...rows: readonly Words[]) => void
  /** Writes a footer with the page number on every page; `furtherPages` of another kind will follow. */
  readonly foot: (footer: string, furtherPages?: number) => void
}

/** Pages that form a document of their own. */
export type PaperFile = Paper & {
  /** Returns the PDF, with a footer and the page number on every page. */
  readonly finish: (footer: string) => Promise<Buffer>
}

/** Opens a document. `texts` must contain every character that may be written, so that the necessary fonts are loaded. */
export async function openPaper(title: string, createdAt: Date, texts: readonly string[]): Promise<PaperFile> {
  // Loaded lazily: it slows a cold start, and few calls need it.
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

/** Starts an A4 page in a document that buffers its pages until the end. */
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
