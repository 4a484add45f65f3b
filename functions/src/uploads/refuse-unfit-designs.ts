import { imageFacts, maxPixels } from '@teeshala/contract/uploads/image-bytes'
import { designTypes, isDesignPathOf, maxDesignBytes } from '@teeshala/contract/uploads/stored-file'
import { svgDanger } from '@teeshala/contract/uploads/svg-safety'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'

/**
 * Refuses designs that the workshop could not print or should not open: each must exist, belong to whoever orders, be what
 * its bytes say, and, as SVG, neither run nor load anything. Paths without a folder are names of files that were not uploaded.
 */
export async function refuseUnfitDesigns(
  paths: readonly string[],
  owner: string | undefined,
  { files }: Pick<Deps, 'files'>,
): Promise<void> {
  for (const path of new Set(paths)) {
    if (!path.includes('/')) continue
    if (owner === undefined || !isDesignPathOf(owner, path)) throw unfit('Not a design you uploaded')
    const file = await files.describe(path)
    if (!file) throw unfit('The design was not uploaded. Please upload it again.')
    if (file.bytes > maxDesignBytes) throw unfit('The design is larger than 10 MB.')
    if (!(designTypes as readonly string[]).includes(file.contentType)) throw unfit(notPicture)
    const problem =
      file.contentType === 'image/svg+xml' ? await svgProblem(path, files) : await pixelProblem(path, file, files)
    if (problem) throw unfit(problem)
  }
}

const notPicture = 'Please upload an image file (JPEG, PNG, etc.)'

async function svgProblem(path: string, files: Deps['files']): Promise<string | undefined> {
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(await files.whole(path))
    const danger = svgDanger(source)
    return danger && `The SVG cannot be used. ${danger}.`
  } catch (error) {
    if (error instanceof TypeError) return notPicture
    throw error
  }
}

async function pixelProblem(path: string, file: { contentType: string; bytes: number }, files: Deps['files']) {
  const head = await files.head(path)
  const facts = imageFacts(head)
  if (facts?.type !== file.contentType) return notPicture
  if (facts.widthPx === 0 || facts.heightPx === 0 || file.bytes < 32) return notPicture
  const isHuge = (facts.widthPx ?? 0) * (facts.heightPx ?? 0) > maxPixels
  return isHuge ? 'The design has more pixels than we can print.' : undefined
}

function unfit(message: string): AppError {
  return new AppError('INVALID_INPUT', message, { fields: { design: message } })
}
