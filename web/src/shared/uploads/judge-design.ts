import { type DesignPage, designFileProblem, designLimits } from '@teeshala/contract/uploads/design-limits'
import { svgDanger } from '@teeshala/contract/uploads/svg-safety'

/** `unreadable` is said of a file that is refused by nobody but that no browser can show. */
type Judgement = { readonly refusal: string | undefined; readonly unreadable: string }

/** Whether a page takes a file, and the sentence with which it is refused. */
export async function judgeDesign(file: File, page: DesignPage): Promise<Judgement> {
  const unreadable = designLimits[page].notAnImage
  const problem = designFileProblem(page, { type: file.type, bytes: file.size })
  if (problem) return { refusal: problem, unreadable }
  const isUnsafe = file.type === 'image/svg+xml' && svgDanger(await file.text()) !== undefined
  const refusal = isUnsafe
    ? 'This SVG has scripts or links in it. Please save it as plain shapes, or as a PNG.'
    : undefined
  return { refusal, unreadable }
}
