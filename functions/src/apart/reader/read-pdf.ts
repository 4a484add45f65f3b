import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { refusalOfError } from '@teeshala/contract/documents/document-refusals'
import { readingOptions } from '@teeshala/contract/documents/pdf-document'
import { readPdfFacts } from '@teeshala/contract/documents/read-pdf-facts'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
// pdf.js finds its other half by this import; it would look for a file of its own otherwise.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import type { DocumentReading } from '../document-reading.ts'

/** Finds the facts of a PDF. pdf.js looks for decoders when it is loaded, so `offerJpegDecoder` comes before this file. Nothing in it runs, nothing is fetched, and no font is looked for. */
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

/** The folder of the decoders for JPEG 2000 and JBIG2, which scanners use: beside the bundle, or in the package. */
function decoders(): string {
  const shipped = path.join(import.meta.dirname, 'pdf-decoders')
  if (existsSync(shipped)) return `${shipped}/`
  return `${path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/wasm/`
}

const pixelsOf = (bitmap: unknown) => (bitmap instanceof ArrayBuffer ? new Uint8Array(bitmap) : undefined)
