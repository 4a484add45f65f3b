/** The storage paths of catalogue pictures. Kept apart from `stored-file.ts`, because the first visit needs only these. */

/** The folders of product pictures as uploaded by staff, and of the sizes made from them. */
export const catalogueFolder = 'products/catalogue/'
const sizesFolder = 'products/pictures/'

const storedName = /^[0-9]{13}-[A-Za-z0-9._-]{1,100}$/

/** Returns whether the last part of a path is a name given to an upload. */
export function isStoredName(name: string): boolean {
  return storedName.test(name)
}

/** Returns whether a path could come from `cataloguePath`. */
export function isCataloguePath(path: string): boolean {
  return path.startsWith(catalogueFolder) && isStoredName(path.slice(catalogueFolder.length))
}

/** The widths in which catalogue pictures are served, in pixels; none is wider than the picture itself. */
export const pictureWidths = [480, 960] as const
/** The formats in which they are served, the better one first. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Returns the path of a catalogue picture in one of its sizes. */
export function sizedPicturePath(path: string, widthPx: number, format: PictureFormat): string {
  return `${sizesFolder}${path.slice(catalogueFolder.length)}-${widthPx}.${format}`
}
