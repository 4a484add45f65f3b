import type { Readable } from 'node:stream'
import { DocumentReading } from '../apart/document-reading.ts'
import { type Limits, runApart } from '../apart/run-apart.ts'
import type { UploadedFile } from '../ports/uploaded-files.ts'

/** The limits for one document: 500 scanned pages take about a minute. */
const readingLimits: Limits = { seconds: 90, megabytes: 1200 }

/** Reads a document in a separate process within time and memory limits; see `runApart`. */
export async function readApart(
  stored: Readable,
  file: Pick<UploadedFile, 'contentType' | 'bytes'>,
  limits = readingLimits,
): Promise<DocumentReading> {
  return DocumentReading.parse(await runApart(stored, 'document', file, limits))
}
