import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type PDFDocument from 'pdfkit'
import { paperOf } from '../pdf/paper.ts'
import { shaperFor } from '../pdf/shaping.ts'
import { addArtworkPage, artworkPainter, type Corner } from './draw-artwork.ts'
import { drawTicket } from './draw-ticket.ts'
import { type Artwork, type ArtworkDeps, loadArtwork } from './load-artwork.ts'
import { setForPerson } from './set-for-person.ts'
import { setMotif } from './set-motif.ts'
import { setText } from './set-text.ts'
import { artworkCount, isFilled, type Print, type PrintLayer, type Sheet, type SheetPerson } from './sheet.ts'

type Document = InstanceType<typeof PDFDocument>

/** Hosting waits a minute for a response. Designs not drawn by then are listed, so that the press still gets the rest. */
const patienceMs = 45_000

/**
 * Writes a PDF for the press: the job ticket on A4, then each print's artwork on its own page, or one page per person on its list, at true size between
 * crop marks. Designs are read and drawn one after the other; pictures are sent at once, drawings stay in memory until the end. Rejects if `out` closes
 * early.
 */
export async function drawSheet(
  sheet: Sheet,
  deps: ArtworkDeps,
  out: Writable,
  untilMs = performance.now() + patienceMs,
): Promise<void> {
  // Loaded lazily: it slows a cold start, and nothing else in the API needs it.
  const [{ default: Pdf }, shape] = await Promise.all([import('pdfkit'), shaperFor([JSON.stringify(sheet)])])
  const { _id, createdAt } = sheet.order
  const title = `Job ticket ${_id}`
  // Pages stay open until the end: the ticket shows each design in small, which is read when its own page is drawn.
  const info = { Title: title, CreationDate: createdAt }
  const document = new Pdf({ autoFirstPage: false, margin: 0, bufferPages: true, info })
  const sent = sendingTo(out, document)
  const paper = paperOf(document, shape)
  const prints = drawTicket(paper, sheet).filter(({ print }) => print.designs.length > 0)
  const artworks = prints.reduce((sum, { print }) => sum + artworkCount(print), 0)
  paper.foot(title, artworks)
  let number = 0
  const addPage = (print: Print, person?: SheetPerson) => {
    const words = person && personWords(person)
    return addArtworkPage(document, print, sheet, { number: ++number, of: artworks, words, shape })
  }
  for (const { print, look, page, tell, outline } of prints) {
    const [firstPerson, ...others] = print.people
    const area = addPage(print, firstPerson)
    const parts: { design: PrintLayer; paint: (corner: Corner) => void }[] = []
    const artworkPage = document.bufferedPageRange().count - 1
    for await (const { design, artwork } of inTurn(print, deps, untilMs)) {
      const paint = await artworkPainter(document, artwork)
      document.switchToPage(artworkPage)
      paint(area)
      document.switchToPage(page)
      paint(look)
      tell(design, artwork)
      if (others.length > 0) parts.push({ design, paint })
      await sent.caughtUp()
    }
    outline()
    for (const person of others) {
      const corner = addPage(print, person)
      for (const { design, paint } of parts) {
        const own = isFilled(design) ? await artworkPainter(document, await setForPerson(design, person, print)) : paint
        own(corner)
      }
      await sent.caughtUp()
    }
  }
  document.end()
  await sent.all()
}

/** Yields the artworks of a print in order, reading the next while one is drawn. */
async function* inTurn(print: Print, deps: ArtworkDeps, untilMs: number) {
  const read = (design: PrintLayer) => {
    if ('path' in design) return loadArtwork(design, print, deps)
    if (design.kind === 'motif') return setMotif(design)
    const [first] = print.people
    return first ? setForPerson(design, first, print) : setText(design)
  }
  const load = async (design: PrintLayer) => {
    const isLate = performance.now() > untilMs
    return { design, artwork: isLate ? leftOut(design) : await read(design) }
  }
  const [first, ...others] = print.designs
  let next = first && load(first)
  for (const design of [...others, undefined]) {
    if (!next) return
    const loaded = await next
    next = design && load(design)
    // A failure is thrown in its turn; until then it needs a listener.
    next?.catch(() => undefined)
    yield loaded
  }
}

const personWords = ({ name, number, size, color }: SheetPerson) =>
  `${[name, number].filter(Boolean).join(' ')}, size ${size}, ${color}`

function leftOut({ place = nowhere }: PrintLayer): Artwork {
  return { place, missing: 'Not drawn: there are too many large designs for one sheet. Open this one in the order.' }
}

const nowhere = { xMm: 0, yMm: 0, widthMm: 0, heightMm: 0, rotationDeg: 0 }

/** Sends a document as it grows. It starts with the first design: an earlier failure can still get an error response. */
function sendingTo(out: Writable, document: Document) {
  const closed = once(out, 'close')
  closed.catch(() => undefined)
  let isSending = false
  const begin = () => {
    if (!isSending) document.pipe(out)
    isSending = true
  }
  const orClosed = async (event: Promise<unknown>) => {
    await Promise.race([event, closed])
    if (out.destroyed && !out.writableFinished) throw new Error('The sheet was not waited for')
  }
  return {
    /** Resolves once little is left to send. */
    caughtUp: async () => {
      begin()
      // Lets drawn data flow before the buffer is measured.
      await new Promise(setImmediate)
      if (out.writableNeedDrain) await orClosed(once(out, 'drain'))
      else await orClosed(Promise.resolve())
    },
    all: async () => {
      const finished = once(out, 'finish')
      finished.catch(() => undefined)
      begin()
      await orClosed(finished)
    },
  }
}
