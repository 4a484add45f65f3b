import { documentRefusals, refusalOfError } from '@teeshala/contract/documents/document-refusals'
import { isPdf } from '@teeshala/contract/documents/file-beginning'
import { hasColoredPixels } from '@teeshala/contract/documents/picture-color'
import { factsOfPicture } from '@teeshala/contract/documents/picture-facts'
import { maxDocumentPages } from '@teeshala/contract/printing/document-facts'
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
 * Takes a file that is to be printed as it comes: looks into it, starts to upload it and, meanwhile, reads what it is. Returns the upload's
 * id, or the sentence with which it is refused. `onRefused` hears why a file that was taken cannot be printed after all.
 */
export async function takeDocument(file: File, onRefused: (id: string, refusal: string) => void): Promise<Taken> {
  const refusal = designFileProblem('print', { type: file.type, bytes: file.size, name: file.name })
  if (refusal) return { refusal }
  try {
    return await (file.type === pdfType ? takePdf(file, onRefused) : takePicture(file))
  } catch {
    // It was moved or deleted since it was chosen, or its disk is gone.
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
  // Without its code the page still takes the document: the shop reads it.
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

/** Takes a document back: its upload stops, and nothing of it stays in memory. */
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
  addUpload({ id, page: 'print', file, picture, state: 'sending', share: 0 })
  retryUpload(id)
  return id
}

/** Takes a document that the shop has already, of an earlier order. Returns the upload's id. */
export function keepStoredDocument(path: string, name: string): string {
  const id = crypto.randomUUID()
  const [, , uid = ''] = path.split('/')
  addUpload({ id, page: 'print', picture: { ...noPicture, name }, state: 'sent', share: 1, stored: { path, uid } })
  return id
}
