import { formatCount } from '@teeshala/contract/count-format'
import { type DocumentFacts, documentDpi } from '@teeshala/contract/printing/document-facts'
import { paperSizeFor, standardPaper } from '@teeshala/contract/printing/paper-size'

/** How many are named before 'and 3 more'. */
const mostNamed = 6

/** '41 pages, A4, 3 in colour': what a document is, in a line. */
export function aboutDocument({ pages, colorPages, sizes, pixels }: DocumentFacts): string {
  const [size] = sizes
  const colored =
    colorPages.length === 0 ? 'black & white' : pages === 1 ? 'colour' : `${formatCount(colorPages.length)} in colour`
  return [
    pixels ? `${formatCount(pixels.width)} × ${formatCount(pixels.height)} pixels` : pagesWords(pages),
    ...(size ? [sizeName(size)] : []),
    colored,
  ].join(', ')
}

/** What the customer should know of a document before they order it printed, a sentence each. */
export function documentNotes(facts: DocumentFacts): string[] {
  const { sizes, fontsNotEmbedded, poorPages, lowestDpi } = facts
  const notes: string[] = []
  if (sizes.length > 1) {
    const each = named(sizes.map((size) => `${pagesWords(size.pages)} ${sizeName(size)}`))
    notes.push(`The pages differ in size: ${each}. We fit each onto the paper that you choose.`)
  }
  if (fontsNotEmbedded.length > 0) {
    notes.push(
      `${fontsNotEmbedded.length === 1 ? 'A font is' : 'Some fonts are'} not in the file and may look different in print: ${named(fontsNotEmbedded)}.`,
    )
  }
  if (poorPages.length > 0) {
    const where = `${poorPages.length === 1 ? 'page' : 'pages'} ${named(poorPages.map(String))}`
    const coarsest = lowestDpi === undefined ? '' : ` The coarsest has ${lowestDpi} dots per inch.`
    notes.push(`Pictures on ${where} have fewer than ${documentDpi} dots per inch and may look blurred.${coarsest}`)
  }
  return notes
}

/** Whether a picture has too few dots for a paper of this size ('A3'), in a sentence; undefined where it has enough. */
export function pictureNote({ pixels }: DocumentFacts, size: string): string | undefined {
  const paper = standardPaper(size)
  if (!pixels || !paper) return undefined
  const [short, long] = [Math.min(pixels.width, pixels.height), Math.max(pixels.width, pixels.height)]
  const dpi = Math.round(Math.min(short / paper.shortMm, long / paper.longMm) * 25.4)
  if (dpi >= documentDpi) return undefined
  return `On ${size} this picture has ${dpi} dots per inch: it may look blurred. ${documentDpi} or more are sharp.`
}

export const pagesWords = (pages: number) => (pages === 1 ? '1 page' : `${formatCount(pages)} pages`)

/** 'A4', or '216 × 279 mm' of a page that no standard paper is like. */
function sizeName({ widthMm, heightMm }: { widthMm: number; heightMm: number }): string {
  const name = paperSizeFor({ widthMm, heightMm })
  const { shortMm = 0, longMm = 0 } = standardPaper(name) ?? {}
  const isLike =
    Math.abs(Math.min(widthMm, heightMm) - shortMm) <= 3 && Math.abs(Math.max(widthMm, heightMm) - longMm) <= 3
  return isLike ? name : `${Math.round(widthMm)} × ${Math.round(heightMm)} mm`
}

function named(words: readonly string[]): string {
  const more = words.length - mostNamed
  return more > 0 ? `${words.slice(0, mostNamed).join(', ')} and ${more} more` : words.join(', ')
}
