import { type PdfDocument, readingOptions } from '@teeshala/contract/documents/pdf-document'
import { readPdfFacts } from '@teeshala/contract/documents/read-pdf-facts'
import { GlobalWorkerOptions, getDocument, OPS, type PDFDocumentProxy, type RenderTask, version } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { pixelsOf } from './pixels-of.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** A PDF that is open in this tab. */
export type PdfFile = { readonly pages: number; readonly document: PDFDocumentProxy; readonly close: () => void }

/** Opens a PDF; throws pdf.js's own error if it cannot. Load this file lazily: it includes pdf.js. */
export async function openPdf(data: ArrayBuffer): Promise<PdfFile> {
  const task = getDocument({
    data,
    ...readingOptions,
    // Untrusted documents are decoded in plain JavaScript; the decoders are served beside the page.
    useWasm: false,
    wasmUrl: `${import.meta.env.BASE_URL}assets/pdf-decoders-${version}/`,
  })
  const document = await task.promise
  return { document, pages: document.numPages, close: () => void task.destroy() }
}

/** Returns a PDF's facts, or why it cannot be printed. */
export function factsOfPdf({ document }: PdfFile, options: { onPage: (page: number) => void; signal: AbortSignal }) {
  return readPdfFacts(document as unknown as PdfDocument, { ops: OPS, pixelsOf, ...options })
}

/** Draws a page into a canvas at this width in pixels. Returns a function that cancels the drawing. */
export function drawPage(
  { document }: PdfFile,
  number: number,
  canvas: HTMLCanvasElement,
  widthPx: number,
): () => void {
  let task: RenderTask | undefined
  let isOver = false
  const draw = async () => {
    const page = await document.getPage(number)
    if (isOver) return
    const viewport = page.getViewport({ scale: widthPx / page.getViewport({ scale: 1 }).width })
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    task = page.render({ canvas, viewport })
    await task.promise
  }
  // A page that cannot be drawn stays white: its facts are read separately.
  draw().catch(() => undefined)
  return () => {
    isOver = true
    task?.cancel()
  }
}
