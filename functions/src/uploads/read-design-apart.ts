import type { FoundInDesign } from '@teeshala/contract/uploads/stored-upload'
import { DesignReading } from '../apart/design-reading.ts'
import { type Limits, runApart } from '../apart/run-apart.ts'
import type { Deps } from '../ports/deps.ts'
import type { UploadedFile } from '../ports/uploaded-files.ts'

/** The limits for one design: printing it costs as much again, and an order has many. */
const designReadingLimits: Limits = { seconds: 10, megabytes: 1200 }

/** A design's findings with its preview; or why it cannot be printed, in words for the customer. */
export type ReadDesign =
  | {
      readonly found: FoundInDesign
      readonly webp: Uint8Array
      /** For review photos. */
      readonly large?: Uint8Array
      readonly problem?: undefined
    }
  | { readonly problem: string }

/** Reads a stored design or photo completely, in a separate process; see `runApart`. */
export async function readDesignApart(
  path: string,
  file: UploadedFile,
  { files }: Pick<Deps, 'files'>,
  limits = designReadingLimits,
): Promise<ReadDesign> {
  const isPhoto = file.page === 'review'
  const kind = isPhoto ? 'photo' : 'design'
  const reading = DesignReading.parse(await runApart(files.stream(path), kind, file, limits))
  if ('found' in reading) {
    const { found, preview, large } = reading
    return { found, webp: bytesOf(preview), ...(large !== undefined && { large: bytesOf(large) }) }
  }
  if ('problem' in reading) return reading
  if (isPhoto) return { problem: unreadablePhoto }
  if (reading.refusal === 'broken') return { problem: broken }
  return { problem: file.contentType === 'image/svg+xml' ? heavyDrawing : heavyPicture }
}

const bytesOf = (base64: string) => Buffer.from(base64, 'base64')

const unreadablePhoto = 'This photo cannot be opened. Please choose another one.'
const broken = 'The design cannot be read as a picture. Please save it again and upload the new file.'
const heavyDrawing =
  'The SVG cannot be used. It is too complicated to be printed. Please simplify it, or save it as a PNG.'
const heavyPicture = 'The design takes too much memory to be read. Please make it smaller and upload the new file.'
