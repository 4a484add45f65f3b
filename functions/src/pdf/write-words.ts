import type PDFDocument from 'pdfkit'
import { lettersOf, type Run, runsOf } from './letter-runs.ts'
import type { Shape } from './shaping.ts'

type Document = InstanceType<typeof PDFDocument>
/** The start of a line, top left in points, and the space available. */
export type Spot = { readonly x: number; readonly y: number; readonly width: number; readonly size: number }

const regular = 'Helvetica'
const bold = 'Helvetica-Bold'
/** From the top of a line in the built-in font to its baseline, as a fraction of its size. */
const ascent = 0.718
/** No line can hold more; a long text is not measured character by character. */
const mostLetters = 600

/**
 * Writes one line in any script, shortened by '…' if too long. Characters beyond the built-in font are drawn as outlines, which need no embedded font;
 * their text is included for search and screen readers.
 */
export function writeWords(document: Document, text: string, spot: Spot, shape: Shape, isBold = false): void {
  document.font(isBold ? bold : regular).fontSize(spot.size)
  let { x } = spot
  for (const run of runsOf(shortened(document, text, spot, shape, isBold))) {
    const width = widthOf(document, run, spot.size, shape)
    if (run.font) drawRun(document, run, { ...spot, x }, shape)
    else document.text(run.text, x, spot.y, { lineBreak: false })
    x += width
  }
}

/** Returns the width of a line in points. */
export function wordsWidth(document: Document, text: string, size: number, shape: Shape, isBold = false): number {
  document.font(isBold ? bold : regular).fontSize(size)
  return runsOf(text).reduce((sum, run) => sum + widthOf(document, run, size, shape), 0)
}

/** Wraps a text into at most this many lines of a width, between words; the rest is left on the last line, to be shortened. */
export function wrapped(
  document: Document,
  text: string,
  { width, size }: Pick<Spot, 'width' | 'size'>,
  shape: Shape,
  most: number,
  isBold = false,
): string[] {
  const lines = ['']
  for (const word of text.slice(0, mostLetters).split(/(?<=\s)/)) {
    const longer = `${lines.at(-1)}${word}`
    const fits = wordsWidth(document, longer.trimEnd(), size, shape, isBold) <= width
    if (fits || lines.at(-1) === '' || lines.length === most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => line.trimEnd())
}

function shortened(document: Document, text: string, { width, size }: Spot, shape: Shape, isBold: boolean): string {
  const all = lettersOf(text)
  const letters = all.slice(0, mostLetters)
  const fits = (line: string) => wordsWidth(document, line, size, shape, isBold) <= width
  if (letters.length === all.length && fits(text)) return text
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function widthOf(document: Document, { text, font }: Run, size: number, shape: Shape): number {
  if (!font) return document.widthOfString(text)
  const { width, unitsPerEm } = shape(text, font)
  return (width / unitsPerEm) * size
}

function drawRun(document: Document, { text, font }: Run, { x, y, size }: Spot, shape: Shape): void {
  if (!font) return
  const { glyphs, unitsPerEm } = shape(text, font)
  const scale = size / unitsPerEm
  document.markContent('Span', { actual: text })
  for (const { outline, x: glyphX, y: glyphY } of glyphs) {
    if (outline === '') continue
    document.save()
    document.translate(x + glyphX * scale, y + ascent * size - glyphY * scale).scale(scale, -scale)
    document.path(outline).fill()
    document.restore()
  }
  document.endMarkedContent()
}
