/** Where pictures of the catalogue lie in the bucket. Apart from `stored-file.ts`, because the first visit needs this much. */

/** The folder of the products' pictures as staff have uploaded them, and that of the sizes made of them. */
export const catalogueFolder = 'products/catalogue/'
export const sizesFolder = 'products/pictures/'

const storedName = /^[0-9]{13}-[A-Za-z0-9._-]{1,100}$/

/** Whether the last part of a path is a name that an upload has got. */
export function isStoredName(name: string): boolean {
  return storedName.test(name)
}

/** Whether a path is one that `cataloguePath` makes. */
export function isCataloguePath(path: string): boolean {
  return path.startsWith(catalogueFolder) && isStoredName(path.slice(catalogueFolder.length))
}

/** In how many pixels across a picture of the catalogue is shown; none is larger than the picture itself. */
export const pictureWidths = [480, 960] as const
/** In which formats, the better one first. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Where a picture of the catalogue lies in one of its sizes. */
export function sizedPicturePath(path: string, widthPx: number, format: PictureFormat): string {
  return `${sizesFolder}${path.slice(catalogueFolder.length)}-${widthPx}.${format}`
}
