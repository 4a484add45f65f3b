import {
  isCataloguePath,
  pictureFormats,
  pictureWidths,
  sizedPicturePath,
} from '@teeshala/contract/uploads/catalogue-picture'
import { maxPictureBytes, pictureCaching } from '@teeshala/contract/uploads/stored-file'
import { withoutCameraNotes } from '@teeshala/contract/uploads/without-camera-notes'
import type { Deps } from '../ports/deps.ts'
import { makeSizes } from './make-sizes.ts'
import { recordPicture } from './picture-records.ts'

type ArrivedPicture = { readonly name: string; readonly size: number; readonly arrivedAt: Date }

/**
 * Remembers an uploaded picture of the catalogue, takes out of it what the camera has noted, where the browser has not done so, because
 * everybody may fetch it, and makes its sizes. Announcements come at least once and in any order, so a second
 * one changes nothing; what is no such picture (its own sizes, the designs) is left alone. Of a file that cannot be read as a picture
 * nothing is made, and no product takes it.
 */
export async function pictureUploaded(
  { name, size, arrivedAt }: ArrivedPicture,
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
): Promise<void> {
  if (!isCataloguePath(name)) return
  const { files, log } = deps
  const file = await files.describe(name)
  if (!file) return
  await recordPicture(name, arrivedAt, deps)
  if (size > maxPictureBytes || (await hasAllSizes(name, deps))) return
  const bytes = await files.whole(name)
  const shown = withoutCameraNotes(bytes)
  // Written anew it is announced once more, and then its sizes are made.
  if (shown !== bytes) return files.replace(name, shown, file, pictureCaching)
  const sizes = await makeSizes(bytes)
  if (!sizes) return log.info({ size }, 'a picture has no sizes')
  for (const { widthPx, format, bytes } of sizes) {
    await files.save(sizedPicturePath(name, widthPx, format), bytes, `image/${format}`, pictureCaching)
  }
}

/** The paths of all sizes of a picture, in the order in which they are made. */
export function sizePathsOf(name: string): string[] {
  return pictureWidths.flatMap((width) => pictureFormats.map((format) => sizedPicturePath(name, width, format)))
}

/** The one that is made last tells of the others. */
async function hasAllSizes(name: string, { files }: Pick<Deps, 'files'>): Promise<boolean> {
  const last = sizePathsOf(name).at(-1)
  return last !== undefined && (await files.describe(last)) !== undefined
}
