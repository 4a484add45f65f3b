/** Where uploads lie in the bucket, and what `storage.rules` takes there; the rules' tests hold the two together. */

import { catalogueFolder, isStoredName } from './catalogue-picture.ts'

const MB = 1024 * 1024

/** What a customer may upload for printing, as media types. Single pages take fewer. */
export const designTypes = ['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp'] as const

/** What is printed as it comes, as media types. */
export const documentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** The most that any page takes for a design; the detail and the single page take less (5 and 2 MB). */
export const maxDesignBytes = 10 * MB

/** What an admin may upload as the picture of a product. SVG is not among them: it can carry script. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

export const maxPictureBytes = 5 * MB

/** The folders of the customers' files and of their previews; each person has one of their own in both. */
export const designFolder = 'products/designs/'
export const previewFolder = 'products/previews/'

const MAX_NAME = 100

/**
 * The path under which a customer's (or guest's) file for printing is stored. `now` is in milliseconds since 1970; the
 * file's own name is kept as far as it can stand in a path.
 */
export function designPath(uid: string, fileName: string, now: number): string {
  return `${designFolder}${uid}/${now}-${safeName(fileName)}`
}

/** Where somebody else's upload lies once a person has taken it over; undefined for what is no upload's path. */
export function designPathFor(uid: string, path: string): string | undefined {
  const name = path.split('/').at(-1) ?? ''
  return uid !== '' && previewPath(path) !== undefined ? `${designFolder}${uid}/${name}` : undefined
}

/** The longer side of a design's preview. */
export const previewSidePx = 480

/** Where the small WebP preview of a design lies, readable by the same people; undefined for what is no design's path. */
export function previewPath(path: string): string | undefined {
  const [uid = '', name = '', ...more] = path.startsWith(designFolder) ? path.slice(designFolder.length).split('/') : []
  return uid !== '' && isStoredName(name) && more.length === 0 ? `${previewFolder}${uid}/${name}.webp` : undefined
}

/** The longer side of the large picture that a photo of a review has beside its preview. */
export const largeSidePx = 1440

/** Where the large WebP picture of a review's photo lies, among the previews; undefined for what is no upload's path. */
export function largePath(path: string): string | undefined {
  return previewPath(path)?.replace(/\.webp$/, largeEnding)
}

/** No upload's own name has a tilde. */
const largeEnding = '~large.webp'

/** The upload of which a preview or a large picture is; undefined for what is neither's path. */
export function previewedDesign(preview: string): string | undefined {
  const path = preview.replace(previewFolder, designFolder).replace(/(~large)?\.webp$/, '')
  return previewPath(path) === preview || largePath(path) === preview ? path : undefined
}

/** The path under which the picture of a product is stored. */
export function cataloguePath(fileName: string, now: number): string {
  return `${catalogueFolder}${now}-${safeName(fileName)}`
}

/** A picture of the catalogue never changes under its name, so whoever has seen it keeps it. */
export const pictureCaching = 'public, max-age=31536000, immutable'

/** Whether a path is one that `designPath` makes for this person. */
export function isDesignPathOf(uid: string, path: string): boolean {
  const folder = `${designFolder}${uid}/`
  return uid !== '' && path.startsWith(folder) && isStoredName(path.slice(folder.length))
}

/** Letters lose their accents, everything else that is not plain becomes a hyphen; the ending stays. */
function safeName(fileName: string): string {
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(fileName)?.[0] ?? ''
  const stem = fileName
    .slice(0, fileName.length - ending.length)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, MAX_NAME - ending.length)
    .replace(/^[-.]+|[-.]+$/g, '')
  return `${stem || 'file'}${ending}`
}

/** Returns whose upload a path is; empty for what is no upload's path. */
export const ownerOf = (path: string): string => (previewPath(path) === undefined ? '' : (path.split('/')[2] ?? ''))
