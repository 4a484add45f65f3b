import { formatCount } from '@teeshala/contract/count-format'
import { type DocumentFacts, documentDpi } from '@teeshala/contract/printing/document-facts'
import { paperSizeFor, standardPaper } from '@teeshala/contract/printing/paper-size'
import * as texts from '../../../texts/shared/printing.ts'

/** How many are named before 'and 3 more'. */
const mostNamed = 6

/** '41 pages, A4, 3 in colour': a document in one line. */
export function aboutDocument({ pages, colorPages, sizes, pixels }: DocumentFacts): string {
  const [size] = sizes
  const colored =
    colorPages.length === 0 ? texts.blackWhite : pages === 1 ? 'colour' : texts.inColour(formatCount(colorPages.length))
  return [
    pixels ? texts.pixels(formatCount(pixels.width), formatCount(pixels.height)) : pagesWords(pages),
    ...(size ? [sizeName(size)] : []),
    colored,
  ].join(', ')
}

/** Returns what the customer should know about a document before ordering, one sentence each. */
export function documentNotes(facts: DocumentFacts): string[] {
  const { sizes, fontsNotEmbedded, poorPages, lowestDpi } = facts
  const notes: string[] = []
  if (sizes.length > 1) {
    const each = named(sizes.map((size) => `${pagesWords(size.pages)} ${sizeName(size)}`))
    notes.push(texts.pagesDifferInSize(each))
  }
  if (fontsNotEmbedded.length > 0) {
    notes.push(texts.fontsAreMissing(fontsNotEmbedded.length, named(fontsNotEmbedded)))
  }
  if (poorPages.length > 0) {
    const where = `${poorPages.length === 1 ? texts.page : texts.pages} ${named(poorPages.map(String))}`
    const coarsest = lowestDpi === undefined ? '' : texts.coarsestPicture(lowestDpi)
    notes.push(texts.picturesMayBlur(where, documentDpi, coarsest))
  }
  return notes
}

/** Returns whether a picture's resolution is too low for a paper size ('A3'), in a sentence; undefined if sufficient. */
export function pictureNote({ pixels }: DocumentFacts, size: string): string | undefined {
  const paper = standardPaper(size)
  if (!pixels || !paper) return undefined
  const [short, long] = [Math.min(pixels.width, pixels.height), Math.max(pixels.width, pixels.height)]
  const dpi = Math.round(Math.min(short / paper.shortMm, long / paper.longMm) * 25.4)
  if (dpi >= documentDpi) return undefined
  return texts.pictureMayBlur(size, dpi, documentDpi)
}

const pagesWords = (pages: number) => (pages === 1 ? '1 page' : texts.pagesOf(formatCount(pages)))

/** 'A4', or '216 × 279 mm' for a non-standard page. */
function sizeName({ widthMm, heightMm }: { widthMm: number; heightMm: number }): string {
  const name = paperSizeFor({ widthMm, heightMm })
  const { shortMm = 0, longMm = 0 } = standardPaper(name) ?? {}
  const isLike =
    Math.abs(Math.min(widthMm, heightMm) - shortMm) <= 3 && Math.abs(Math.max(widthMm, heightMm) - longMm) <= 3
  return isLike ? name : texts.sizeInMm(Math.round(widthMm), Math.round(heightMm))
}

function named(words: readonly string[]): string {
  const more = words.length - mostNamed
  return more > 0 ? texts.wordsAndMore(words.slice(0, mostNamed).join(', '), more) : words.join(', ')
}
