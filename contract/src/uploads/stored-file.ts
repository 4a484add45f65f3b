/** Where uploads are stored, and what `storage.rules` accept there; the rules' tests keep the two in step. */

import { catalogueFolder, isStoredName } from './catalogue-picture.ts'

const MB = 1024 * 1024

/** The media types that a customer can upload for printing. Single pages accept fewer. */
export const designTypes = ['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp'] as const

/** The media types that are printed as is. */
export const documentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** The largest design on any page; the product page and the single page accept less (5 and 2 MB). */
export const maxDesignBytes = 10 * MB

/** The media types of product pictures. SVG is excluded because it can contain scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

export const maxPictureBytes = 5 * MB

/** The folders of customers' files and of their previews; each person has a subfolder in both. */
export const designFolder = 'products/designs/'
export const previewFolder = 'products/previews/'

const MAX_NAME = 100

/**
 * Returns the path for a customer's or guest's file for printing. `now` is in milliseconds since 1970; the file's own name is kept as far as a path
 * allows.
 */
export function designPath(uid: string, fileName: string, now: number): string {
  return `${designFolder}${uid}/${now}-${safeName(fileName)}`
}

/** Returns the path of someone else's upload after this person has taken it over; undefined if it is not an upload's path. */
export function designPathFor(uid: string, path: string): string | undefined {
  const name = path.split('/').at(-1) ?? ''
  return uid !== '' && previewPath(path) !== undefined ? `${designFolder}${uid}/${name}` : undefined
}

/** The longer side of a design's preview. */
export const previewSidePx = 480

/** Returns the path of a design's small WebP preview, readable by the same people; undefined if it is not a design's path. */
export function previewPath(path: string): string | undefined {
  const [uid = '', name = '', ...more] = path.startsWith(designFolder) ? path.slice(designFolder.length).split('/') : []
  return uid !== '' && isStoredName(name) && more.length === 0 ? `${previewFolder}${uid}/${name}.webp` : undefined
}

/** The longer side of a review photo's large picture. */
export const largeSidePx = 1440

/** Returns the path of a review photo's large WebP picture, among the previews; undefined if it is not an upload's path. */
export function largePath(path: string): string | undefined {
  return previewPath(path)?.replace(/\.webp$/, largeEnding)
}

/** An upload's own name never contains a tilde. */
const largeEnding = '~large.webp'

/** Returns the upload that a preview or large picture was made from; undefined if it is neither. */
export function previewedDesign(preview: string): string | undefined {
  const path = preview.replace(previewFolder, designFolder).replace(/(~large)?\.webp$/, '')
  return previewPath(path) === preview || largePath(path) === preview ? path : undefined
}

/** Returns the path for a product picture. */
export function cataloguePath(fileName: string, now: number): string {
  return `${catalogueFolder}${now}-${safeName(fileName)}`
}

/** Catalogue pictures never change under the same name, so browsers can cache them forever. */
export const pictureCaching = 'public, max-age=31536000, immutable'

/** Returns whether a path could come from `designPath` for this person. */
export function isDesignPathOf(uid: string, path: string): boolean {
  const folder = `${designFolder}${uid}/`
  return uid !== '' && path.startsWith(folder) && isStoredName(path.slice(folder.length))
}

/** Removes accents, and replaces other special characters with hyphens; the extension stays. */
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

/** Returns the owner of an upload's path; empty if it is not one. */
export const ownerOf = (path: string): string => (previewPath(path) === undefined ? '' : (path.split('/')[2] ?? ''))
