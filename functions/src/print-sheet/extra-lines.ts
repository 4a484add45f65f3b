import { startOfDay } from '@teeshala/contract/india-day'
import type PDFDocument from 'pdfkit'
import { points } from '../pdf/points.ts'
import type { Shape } from '../pdf/shaping.ts'
import { wrapped } from '../pdf/write-words.ts'
import { gapMm, lookMm, marginMm, narrowestMm } from './sheet-layout.ts'
import type { Sheet } from './sheet-page.ts'

/** A note of five hundred characters has fewer. */
const mostNoteLines = 12
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'Asia/Kolkata' })

/** Returns what the customer asks for, in lines that fit beside the small garment of the narrowest page. */
export function extraLines(
  document: InstanceType<typeof PDFDocument>,
  { neededBy, note }: Sheet,
  shape: Shape,
): string[] {
  const width = points(narrowestMm - 2 * marginMm - lookMm - gapMm / 2)
  const words = note?.replace(/\s+/g, ' ').trim()
  return [
    ...(neededBy === undefined ? [] : [`Needed by ${day.format(startOfDay(neededBy))}`]),
    ...(words ? wrapped(document, `Note: ${words}`, { width, size: 9 }, shape, mostNoteLines) : []),
  ]
}
