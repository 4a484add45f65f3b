import { documentRefusals, refusalOfError } from '@teeshala/contract/documents/document-refusals'
import { isPdf } from '@teeshala/contract/documents/file-beginning'
import { hasColoredPixels } from '@teeshala/contract/documents/picture-color'
import { factsOfPicture } from '@teeshala/contract/documents/picture-facts'
import { maxDocumentPages } from '@teeshala/contract/printing/document-facts'
import { documentName } from '@teeshala/contract/printing/print-job'
import { designFileProblem } from '@teeshala/contract/uploads/design-limits'
import * as texts from '../../../texts/shared/printing.ts'
import { checkDesignFile } from '../../uploads/pictures/check-design-file.ts'
import { type Picture, readPicture } from '../../uploads/pictures/read-picture.ts'
import { removeUpload, retryUpload } from '../../uploads/run-uploads.ts'
import { addUpload } from '../../uploads/uploads-store.ts'
import { changeLocalDocument, closeLocalDocument } from './documents-store.ts'
import { pixelsOf } from './pixels-of.ts'

type Taken = { readonly id: string } | { readonly refusal: string }

const pdfType = 'application/pdf'

/**
 * Accepts a file to print: checks it, starts the upload and reads its facts meanwhile. Returns the upload's
 * id, or an error message. Calls `onRefused` if an accepted file turns out to be unprintable.
 */
export async function takeDocument(file: File, onRefused: (id: string, refusal: string) => void): Promise<Taken> {
  const refusal = designFileProblem('print', { type: file.type, bytes: file.size, name: file.name })
  if (refusal) return { refusal }
  try {
    return await (file.type === pdfType ? takePdf(file, onRefused) : takePicture(file))
  } catch {
    // It was moved or deleted after it was chosen, or its disk is gone.
    return { refusal: texts.cannotBeRead }
  }
}

async function takePicture(chosen: File): Promise<Taken> {
  const checked = await checkDesignFile(chosen, 'print')
  if (checked.refusal !== undefined) return { refusal: checked.refusal }
  const picture = await readPicture(checked.file)
  if (!picture) return { refusal: documentRefusals.brokenPicture }
  const id = start(checked.file, picture)
  const image = new Image()
  image.src = picture.url
  await image.decode()
  const pixels = pixelsOf(image)
  const size = { width: picture.widthPx, height: picture.heightPx }
  changeLocalDocument(id, { pagesRead: 1, facts: factsOfPicture(size, !pixels || hasColoredPixels(pixels, 4)) })
  return { id }
}

async function takePdf(file: File, onRefused: (id: string, refusal: string) => void): Promise<Taken> {
  const head = new Uint8Array(await file.slice(0, 2048).arrayBuffer())
  if (!isPdf(head)) return { refusal: documentRefusals.notWhatItSays }
  const files = await import('./pdf-files.ts').catch(() => undefined)
  const picture: Picture = { ...noPicture, name: file.name }
  // Without that code the document is accepted all the same: the shop reads it.
  if (!files) return { id: start(file, picture) }
  const opened = await file
    .arrayBuffer()
    .then(files.openPdf)
    .catch((error: unknown) => ({ refusal: refusalOfError(error) }))
  if ('refusal' in opened) return { refusal: documentRefusals[opened.refusal] }
  if (opened.pages > maxDocumentPages) {
    opened.close()
    return { refusal: documentRefusals.tooManyPages }
  }
  const id = start(file, picture)
  const reading = new AbortController()
  const close = () => {
    reading.abort()
    opened.close()
  }
  changeLocalDocument(id, { pdf: opened, close })
  const onPage = (pagesRead: number) => changeLocalDocument(id, { pagesRead })
  void files
    .factsOfPdf(opened, { onPage, signal: reading.signal })
    .then((read) => {
      if (!('refusal' in read)) return changeLocalDocument(id, { facts: read })
      forgetDocument(id)
      onRefused(id, documentRefusals[read.refusal])
    })
    // The shop reads it anyway and has the last word.
    .catch(() => undefined)
  return { id }
}

/** Removes a document: its upload stops, and its memory is freed. */
export function forgetDocument(id: string): void {
  closeLocalDocument(id)
  removeUpload(id)
}

const noPicture: Omit<Picture, 'name'> = {
  url: '',
  widthPx: 0,
  heightPx: 0,
  isVector: false,
  artwork: { ground: 'transparent', inks: [] },
}

function start(file: File, picture: Picture): string {
  const id = crypto.randomUUID()
  const named = { ...picture, name: documentName(picture.name) }
  addUpload({ id, page: 'print', file, picture: named, state: 'sending', share: 0 })
  retryUpload(id)
  return id
}

/** Adds a document stored with an earlier order. Returns the upload's id. */
export function keepStoredDocument(path: string, name: string): string {
  const id = crypto.randomUUID()
  const [, , uid = ''] = path.split('/')
  addUpload({ id, page: 'print', picture: { ...noPicture, name }, state: 'sent', share: 1, stored: { path, uid } })
  return id
}
