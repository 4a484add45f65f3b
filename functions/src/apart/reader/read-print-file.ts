import { isPdf } from '@teeshala/contract/documents/file-beginning'
import type { DocumentReading } from '../document-reading.ts'

/** Reads a file according to the type it was uploaded as. */
export async function readPrintFile({
  file,
  contentType,
}: {
  readonly file: Uint8Array<ArrayBuffer>
  readonly contentType: string
}): Promise<DocumentReading> {
  if (contentType === 'application/pdf') {
    if (!isPdf(file)) return { refusal: 'notWhatItSays' }
    const { offerJpegDecoder } = await import('./jpeg-decoder.ts')
    offerJpegDecoder()
    const { readPdf } = await import('./read-pdf.ts')
    return readPdf(file)
  }
  const { readPicture } = await import('./read-picture.ts')
  return readPicture(file, contentType)
}
