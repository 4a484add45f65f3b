import {
  type DocumentFacts,
  type DocumentSize,
  documentDpi,
  leastPageMm,
  maxDocumentPages,
  mostPageMm,
} from '../printing/document-facts.ts'
import type { DocumentRefusal } from './document-refusals.ts'
import { type PagePaint, type PaintedPicture, paintOf } from './page-paint.ts'
import type { Operators, PdfDocument, PdfImage, PdfObjects, PdfPage } from './pdf-document.ts'
import { isColored, isColoredPicture } from './picture-color.ts'

type Reading = {
  readonly ops: Operators
  /** Returns the pixels (red, green, blue, opacity) of a picture in the platform's own bitmap format; it may return any number of them. */
  readonly pixelsOf: (bitmap: unknown) => Uint8Array | Uint8ClampedArray | undefined
  /** Called with the number of pages read so far. */
  readonly onPage?: (number: number) => void
  readonly signal?: { readonly throwIfAborted: () => void }
}

const pointsPerInch = 72
const mmPerInch = 25.4
/** Pages that differ by less count as one size, because programs round A4 differently. */
const sameSizeMm = 1
/** A picture with fewer pixels across is a line or a plain area, whose sharpness does not matter. */
const leastDots = 9
const mostFonts = 40
const longestFontName = 80

/**
 * Returns the facts of a PDF, or why it cannot be printed. `document` is a pdf.js document opened with `readingOptions`; it is read page by page, and
 * what pdf.js decoded for a page is released before the next.
 *
 * A page is in colour if it paints a line, an area or letters in a colour other than grey (`isColored`), a gradient with such a colour, or a picture of
 * which at least one pixel in 2,000 is coloured (`hasColoredPixels`). A picture or gradient that cannot be examined counts as coloured.
 */
export async function readPdfFacts(
  document: PdfDocument,
  { ops, pixelsOf, onPage, signal }: Reading,
): Promise<DocumentFacts | { readonly refusal: DocumentRefusal }> {
  const { numPages: pages } = document
  if (!(pages >= 1)) return { refusal: 'noPages' }
  if (pages > maxDocumentPages) return { refusal: 'tooManyPages' }
  const sizes: DocumentSize[] = []
  const fonts = new Set<string>()
  const colorPages: number[] = []
  const poorPages: number[] = []
  let lowestDpi = Number.POSITIVE_INFINITY
  for (let number = 1; number <= pages; number++) {
    signal?.throwIfAborted()
    const page = await document.getPage(number).catch(() => undefined)
    if (!page) return { refusal: 'broken' }
    const size = sizeOf(page)
    // Written so that a size of NaN is refused, too.
    if (!(Math.min(size.widthMm, size.heightMm) >= leastPageMm)) return { refusal: 'pageTooSmall' }
    if (!(Math.max(size.widthMm, size.heightMm) <= mostPageMm)) return { refusal: 'pageTooLarge' }
    count(size, sizes)
    const paint = paintOf(await page.getOperatorList({ intent: 'print' }), ops)
    const { hasColor, dpi } = await readPaint(paint, page, pixelsOf)
    if (hasColor) colorPages.push(number)
    if (dpi < documentDpi) poorPages.push(number)
    lowestDpi = Math.min(lowestDpi, dpi)
    for (const font of await missingFonts(paint, page)) if (fonts.size < mostFonts) fonts.add(font)
    page.cleanup()
    onPage?.(number)
  }
  return {
    pages,
    colorPages,
    sizes: sizes.toSorted((one, other) => other.pages - one.pages),
    fontsNotEmbedded: [...fonts].sort(),
    ...(Number.isFinite(lowestDpi) && { lowestDpi }),
    poorPages,
  }
}

/** Returns a page's size as displayed. */
function sizeOf({ view, rotate, userUnit }: PdfPage): { widthMm: number; heightMm: number } {
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  const inMm = (length: number) => Math.round((length * userUnit * mmPerInch * 10) / pointsPerInch) / 10
  const [width, height] = [inMm(right - left), inMm(top - bottom)]
  return rotate % 180 === 0 ? { widthMm: width, heightMm: height } : { widthMm: height, heightMm: width }
}

function count(size: { widthMm: number; heightMm: number }, sizes: DocumentSize[]) {
  const same = sizes.find(
    ({ widthMm, heightMm }) =>
      Math.abs(widthMm - size.widthMm) <= sameSizeMm && Math.abs(heightMm - size.heightMm) <= sameSizeMm,
  )
  if (same) same.pages += 1
  else sizes.push({ ...size, pages: 1 })
}

async function readPaint(paint: PagePaint, page: PdfPage, pixelsOf: Reading['pixelsOf']) {
  let { hasColor } = paint
  let dpi = Number.POSITIVE_INFINITY
  const seen = new Set<string | PdfImage>()
  for (const picture of paint.pictures) {
    const { source } = picture
    const isNew = source !== undefined && !seen.has(source)
    if (source !== undefined) seen.add(source)
    const needed = picture.width === 0 || (isNew && !hasColor)
    const image = typeof source === 'string' && needed ? await imageOf(source, page) : source
    if (isNew && !hasColor) hasColor = isColoredPicture(image as PdfImage | null | undefined, pixelsOf)
    dpi = Math.min(dpi, dpiOf(picture, typeof image === 'object' ? image : undefined, page.userUnit))
  }
  for (const gradient of paint.gradients) hasColor ||= isColoredGradient(await objectOf(gradient, page))
  return { hasColor, dpi }
}

async function imageOf(id: string, page: PdfPage): Promise<PdfImage | undefined> {
  const object = await objectOf(id, page)
  return typeof object === 'object' && object !== null ? (object as PdfImage) : undefined
}

/** Returns the resolution in whole dots per inch, in the direction where it is lower. */
function dpiOf(picture: PaintedPicture, image: PdfImage | undefined, userUnit: number): number {
  const [width, height] = [picture.width || (image?.width ?? 0), picture.height || (image?.height ?? 0)]
  const { paintedWidth, paintedHeight } = picture
  if (Math.min(width, height) < leastDots || !(paintedWidth > 0) || !(paintedHeight > 0))
    return Number.POSITIVE_INFINITY
  return Math.round((Math.min(width / paintedWidth, height / paintedHeight) * pointsPerInch) / userUnit)
}

/** Returns whether a gradient has colour. pdf.js exposes the colours of plain gradients: `['RadialAxial', …, [[0, '#000000'], …], …]`. */
function isColoredGradient(object: unknown): boolean {
  if (!Array.isArray(object) || object[0] !== 'RadialAxial' || !Array.isArray(object[3])) return true
  return object[3].some(([, color]) => isColored(String(color)))
}

/** Returns the names of the fonts that a page uses and the file does not embed. */
async function missingFonts({ fonts }: PagePaint, page: PdfPage): Promise<string[]> {
  const objects = await Promise.all([...fonts].filter(Boolean).map((font) => objectOf(font, page)))
  return objects.flatMap((object) => {
    const font = object as { missingFile?: boolean; isType3Font?: boolean; name?: string } | null
    if (!font?.missingFile || font.isType3Font) return []
    return (font.name ?? 'a font without a name').replace(/^[A-Z]{6}\+/, '').slice(0, longestFontName)
  })
}

/** Objects that pdf.js shares between pages have names that begin with g_. */
function objectOf(id: string, { objs, commonObjs }: PdfPage): Promise<unknown> {
  const from: PdfObjects = id.startsWith('g_') ? commonObjs : objs
  return new Promise((resolve) => from.get(id, resolve))
}
