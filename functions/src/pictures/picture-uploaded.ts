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
 * Records an uploaded catalogue picture, strips camera metadata if the browser did not, because the file is public, and makes its sizes. Notifications
 * arrive at least once and in any order, so a second one changes nothing; other files (its sizes, designs) are ignored. Nothing is made of an unreadable
 * file, and no product accepts it.
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
  // Rewriting triggers another notification, and the sizes are made then.
  if (shown !== bytes) return files.replace(name, shown, file, pictureCaching)
  const sizes = await makeSizes(bytes)
  if (!sizes) return log.info({ size }, 'a picture has no sizes')
  for (const { widthPx, format, bytes } of sizes) {
    await files.save(sizedPicturePath(name, widthPx, format), bytes, `image/${format}`, pictureCaching)
  }
}

/** Returns the paths of all sizes of a picture, in the order in which they are made. */
export function sizePathsOf(name: string): string[] {
  return pictureWidths.flatMap((width) => pictureFormats.map((format) => sizedPicturePath(name, width, format)))
}

/** If the last one exists, so do the others. */
async function hasAllSizes(name: string, { files }: Pick<Deps, 'files'>): Promise<boolean> {
  const last = sizePathsOf(name).at(-1)
  return last !== undefined && (await files.describe(last)) !== undefined
}
