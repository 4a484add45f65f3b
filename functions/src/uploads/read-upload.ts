import { type DesignPage, designFileProblem, designLimits } from '@teeshala/contract/uploads/design-limits'
import { imageFacts, maxPixels } from '@teeshala/contract/uploads/image-bytes'
import { isDesignPathOf } from '@teeshala/contract/uploads/stored-file'
import { readSvg } from '@teeshala/contract/uploads/svg-safety'
import type { Deps } from '../deps.ts'

/** What an upload is: pixels, or a drawing of these proportions. */
export type Upload = { readonly width: number; readonly height: number; readonly isVector: boolean }

/**
 * Looks into a design that somebody wants printed. Answers what it is, or in words for the customer why it cannot be: it must
 * exist, belong to whoever orders, be within the page's limits and what its bytes say, and, as SVG, neither run nor load anything.
 */
export async function readUpload(
  path: string,
  { owner, page }: { readonly owner: string | undefined; readonly page: DesignPage },
  { files }: Pick<Deps, 'files'>,
): Promise<Upload | { readonly problem: string }> {
  if (owner === undefined || !isDesignPathOf(owner, path)) return { problem: 'Not a design you uploaded' }
  const file = await files.describe(path)
  if (!file) return { problem: designMissing }
  const problem = designFileProblem(page, { type: file.contentType, bytes: file.bytes })
  if (problem) return { problem }
  const read =
    file.contentType === 'image/svg+xml' ? await readDrawing(path, files) : await readPixels(path, file, files)
  return read ?? { problem: designLimits[page].notAnImage }
}

/** Said of a design whose file is not there, or no longer. */
export const designMissing = 'The design was not uploaded. Please upload it again.'

async function readDrawing(path: string, files: Deps['files']): Promise<Upload | { problem: string } | undefined> {
  let source: string
  const bytes = await files.whole(path)
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
  const facts = readSvg(source)
  if ('danger' in facts) return { problem: `The SVG cannot be used. ${facts.danger}.` }
  return { ...facts, isVector: true }
}

/** The header nearly always stands in the first 64 KB; where it does not, the whole file is read. */
async function readPixels(
  path: string,
  file: { contentType: string; bytes: number },
  files: Deps['files'],
): Promise<Upload | { problem: string } | undefined> {
  const head = imageFacts(await files.head(path))
  if (head?.type !== file.contentType || file.bytes < 32) return undefined
  const facts = head.widthPx === undefined ? imageFacts(await files.whole(path)) : head
  const { widthPx: width = 0, heightPx: height = 0 } = facts ?? {}
  if (width === 0 || height === 0) return undefined
  if (width * height > maxPixels) return { problem: 'The design has more pixels than we can print.' }
  return { width, height, isVector: false }
}
