import { imageFacts, maxPixels } from '@teeshala/contract/uploads/image-bytes'
import { pictureAt } from '@teeshala/contract/uploads/picture-address'
import { pictureTypes } from '@teeshala/contract/uploads/stored-file'
import type { Deps } from '../ports/deps.ts'
import { pictureMissing, refusedPicture } from './picture-records.ts'

const notAPicture = 'This file is not a picture. Please remove it and choose another one.'
const tooLarge = 'This picture has more than 80 megapixels. Please make it smaller and upload it again.'

/**
 * Refuses uploaded pictures new to a product that are missing or not pictures: INVALID_INPUT at the position of
 * the first one. Existing pictures were checked when they were added.
 */
export async function checkPictures(
  images: readonly string[],
  known: readonly string[],
  { files }: Pick<Deps, 'files'>,
): Promise<void> {
  const problems = await Promise.all(images.map((src) => (known.includes(src) ? undefined : problemOf(src, files))))
  const place = problems.findIndex((problem) => problem !== undefined)
  const problem = problems[place]
  if (problem) throw refusedPicture(place, problem)
}

async function problemOf(src: string, files: Deps['files']): Promise<string | undefined> {
  const path = pictureAt(src)?.path
  if (path === undefined) return undefined
  if (!(await files.describe(path))) return pictureMissing
  const facts = imageFacts(await files.head(path))
  if (!facts || !(pictureTypes as readonly string[]).includes(facts.type)) return notAPicture
  return (facts.widthPx ?? 0) * (facts.heightPx ?? 0) > maxPixels ? tooLarge : undefined
}
