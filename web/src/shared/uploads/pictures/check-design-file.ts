import { designFileProblem, type UploadPlace, uploadLimits } from '@teeshala/contract/uploads/design-limits'
import { headBytes, imageFacts, maxPixels, tooManyPixels } from '@teeshala/contract/uploads/image-bytes'
import * as texts from '../../../texts/shared/designs.ts'

/**
 * The sentence with which a file is refused, or the file as the shop takes it: under the type that its bytes say, a drawing with its
 * view box. `unreadable` is said of a file that nobody refuses but that no browser can show.
 */
type CheckedFile = { readonly unreadable: string } & (
  | { readonly refusal: string }
  | { readonly refusal?: undefined; readonly file: File }
)

/** Whether a page takes a file. The server asks the same of the same bytes; here it is told before the file is on its way. */
export async function checkDesignFile(file: File, page: UploadPlace): Promise<CheckedFile> {
  const unreadable = uploadLimits[page].notAnImage
  const refusal = designFileProblem(page, { type: file.type, bytes: file.size, name: file.name })
  if (refusal) return { refusal, unreadable }
  return { ...(await (file.type === 'image/svg+xml' ? checkDrawing(file) : checkPixels(file, page))), unreadable }
}

async function checkDrawing(file: File) {
  // What reads drawings comes with the first one.
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

/** A JPEG is often called .png; its bytes decide. */
async function checkPixels(file: File, page: UploadPlace) {
  const bytesTo = async (end: number) => new Uint8Array(await file.slice(0, end).arrayBuffer())
  const head = imageFacts(await bytesTo(headBytes))
  const facts = head && head.widthPx === undefined ? imageFacts(await bytesTo(file.size)) : head
  if (!facts || !uploadLimits[page].types.includes(facts.type)) return { refusal: uploadLimits[page].notAnImage }
  if ((facts.widthPx ?? 0) * (facts.heightPx ?? 0) > maxPixels) return { refusal: tooManyPixels }
  return { file: facts.type === file.type ? file : new File([file], file.name, { type: facts.type }) }
}
