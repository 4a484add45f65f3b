import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { refusalOfError } from '@teeshala/contract/documents/document-refusals'
import { readingOptions } from '@teeshala/contract/documents/pdf-document'
import { readPdfFacts } from '@teeshala/contract/documents/read-pdf-facts'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
// pdf.js finds its worker through this import; otherwise it would look for a separate file.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import type { DocumentReading } from '../document-reading.ts'

/**
 * Reads the facts of a PDF. Call `offerJpegDecoder` before importing this file, because pdf.js looks for decoders when it loads. No script runs,
 * nothing is fetched, no system font is used.
 */
export async function readPdf(data: Uint8Array): Promise<DocumentReading> {
  try {
    const document = await getDocument({
      ...readingOptions,
      data,
      disableFontFace: true,
      useSystemFonts: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: true,
      wasmUrl: decoders(),
    }).promise
    const read = await readPdfFacts(document, { ops: OPS, pixelsOf })
    return 'refusal' in read ? read : { facts: read }
  } catch (error) {
    return { refusal: refusalOfError(error) }
  }
}

/** Returns the folder of the JPEG 2000 and JBIG2 decoders, which scanned PDFs need: next to the bundle, or in the package. */
function decoders(): string {
  const shipped = path.join(import.meta.dirname, 'pdf-decoders')
  if (existsSync(shipped)) return `${shipped}/`
  return `${path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/wasm/`
}

const pixelsOf = (bitmap: unknown) => (bitmap instanceof ArrayBuffer ? new Uint8Array(bitmap) : undefined)
