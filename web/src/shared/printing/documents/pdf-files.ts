import { type PdfDocument, readingOptions } from '@teeshala/contract/documents/pdf-document'
import { readPdfFacts } from '@teeshala/contract/documents/read-pdf-facts'
import { GlobalWorkerOptions, getDocument, OPS, type PDFDocumentProxy, type RenderTask, version } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { pixelsOf } from './pixels-of.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** A PDF that is open in this tab. */
export type PdfFile = { readonly pages: number; readonly document: PDFDocumentProxy; readonly close: () => void }

/** Opens a PDF; pdf.js's own error where it cannot be opened. Load this file lazily: it brings pdf.js. */
export async function openPdf(data: ArrayBuffer): Promise<PdfFile> {
  const task = getDocument({
    data,
    ...readingOptions,
    // Documents of strangers are unpacked in plain JavaScript; its decoders lie beside the page.
    useWasm: false,
    wasmUrl: `${import.meta.env.BASE_URL}assets/pdf-decoders-${version}/`,
  })
  const document = await task.promise
  return { document, pages: document.numPages, close: () => void task.destroy() }
}

/** What a PDF is, or why it cannot be printed. */
export function factsOfPdf({ document }: PdfFile, options: { onPage: (page: number) => void; signal: AbortSignal }) {
  return readPdfFacts(document as unknown as PdfDocument, { ops: OPS, pixelsOf, ...options })
}

/** Draws a page into a canvas, as wide as so many pixels. Returns what ends the drawing. */
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
  // A page that cannot be drawn stays white: what it is was read apart from this.
  draw().catch(() => undefined)
  return () => {
    isOver = true
    task?.cancel()
  }
}
