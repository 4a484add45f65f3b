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

/** Hosting waits a minute for an answer. What is not drawn by then is named, so that the press still has the rest. */
const patienceMs = 45_000

/**
 * Writes a PDF for the press: the job ticket of an order's garments on A4, then the artwork of each print alone on a page of its
 * own, or on one for each person of its list, at true size between crop marks. One design after the other is read and drawn; its pictures are sent on their way
 * at once, its drawings stay in memory until the end. Rejects when `out` closes before the end.
 */
export async function drawSheet(
  sheet: Sheet,
  deps: ArtworkDeps,
  out: Writable,
  untilMs = performance.now() + patienceMs,
): Promise<void> {
  // Loaded here: it costs a cold start more than the rest of the API, which needs it for nothing else.
  const [{ default: Pdf }, shape] = await Promise.all([import('pdfkit'), shaperFor([JSON.stringify(sheet)])])
  const { _id, createdAt } = sheet.order
  const title = `Job ticket ${_id}`
  // Its pages stay open until the end: the ticket shows each design in small, which is read when its own page is drawn.
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

/** The artworks of a print in their order; the next one is read while one is drawn. */
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
    // A failure is thrown when its turn comes, and has a listener until then.
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

/** Hands a document over piece by piece. It begins with the first design that was read: a failure before can still be answered. */
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
    /** Once no more than a little waits to be sent. */
    caughtUp: async () => {
      begin()
      // Lets what was drawn flow before it is asked what waits.
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
