import { designFileProblem, type UploadPlace, uploadLimits } from '@teeshala/contract/uploads/design-limits'
import { headBytes, imageFacts, maxPixels, tooManyPixels } from '@teeshala/contract/uploads/image-bytes'
import * as texts from '../../../texts/shared/design/designs.ts'

/**
 * A refusal message, or the file as the shop accepts it: with the type of its bytes, a drawing with a
 * view box. `unreadable` is the message for an accepted file that no browser can show.
 */
type CheckedFile = { readonly unreadable: string } & (
  | { readonly refusal: string }
  | { readonly refusal?: undefined; readonly file: File }
)

/** Checks whether a page accepts a file. The server checks the same bytes the same way; here the result is known before the upload. */
export async function checkDesignFile(file: File, page: UploadPlace): Promise<CheckedFile> {
  const unreadable = uploadLimits[page].notAnImage
  const refusal = designFileProblem(page, { type: file.type, bytes: file.size, name: file.name })
  if (refusal) return { refusal, unreadable }
  return { ...(await (file.type === 'image/svg+xml' ? checkDrawing(file) : checkPixels(file, page))), unreadable }
}

async function checkDrawing(file: File) {
  // The drawing reader is loaded with the first drawing.
  const [{ readSvg }, { withViewBox }] = await Promise.all([
    import('@teeshala/contract/uploads/svg/svg-safety'),
    import('@teeshala/contract/uploads/svg/svg-box'),
  ])
  const source = await file.text()
  const facts = readSvg(source)
  if ('danger' in facts) {
    return { refusal: texts.svgCannotBeUsed(facts.danger) }
  }
  const boxed = withViewBox(source, facts)
  return { file: boxed === source ? file : new File([boxed], file.name, { type: file.type }) }
}

/** JPEGs are often named .png; their bytes decide. */
async function checkPixels(file: File, page: UploadPlace) {
  const bytesTo = async (end: number) => new Uint8Array(await file.slice(0, end).arrayBuffer())
  const head = imageFacts(await bytesTo(headBytes))
  const facts = head && head.widthPx === undefined ? imageFacts(await bytesTo(file.size)) : head
  if (!facts || !uploadLimits[page].types.includes(facts.type)) return { refusal: uploadLimits[page].notAnImage }
  if ((facts.widthPx ?? 0) * (facts.heightPx ?? 0) > maxPixels) return { refusal: tooManyPixels }
  return { file: facts.type === file.type ? file : new File([file], file.name, { type: facts.type }) }
}
