import { pdfAdvice } from './pdf-advice.ts'
import { designTypes, documentTypes, maxDesignBytes, maxPictureBytes, pictureTypes } from './stored-file.ts'

const MB = 1024 * 1024

/** The pages that accept a design, each with its own limits and texts. */
export type DesignPage = 'product' | 'single' | 'bulk'

/** The pages of the shop that accept pictures: those for designs, and the review of a delivered product. */
export type PicturePage = DesignPage | 'review'

/** Where files are uploaded: pictures and documents to print on the shop's pages, product pictures by staff. */
export type UploadPlace = PicturePage | 'print' | 'catalogue'

export type DesignLimits = {
  readonly types: readonly string[]
  readonly maxBytes: number
  /** Lower limits for some types. */
  readonly maxBytesOf?: Readonly<Record<string, number>>
  /** Shown beside the button that chooses a file. */
  readonly hint: string
  readonly notAnImage: string
  readonly tooLarge: string
}

const bulkHint = 'PNG, JPG, SVG up to 10MB'
const notAnImage = 'Please upload an image file (JPEG, PNG, etc.)'

/** The files that each page accepts, and its messages for others. A file of exactly `maxBytes` is accepted. */
export const designLimits: Readonly<Record<DesignPage, DesignLimits>> = {
  product: {
    types: designTypes,
    maxBytes: 5 * MB,
    hint: 'PNG, JPG, SVG or WebP up to 5MB',
    notAnImage,
    tooLarge: 'File size too large. Please upload an image under 5MB.',
  },
  single: {
    types: ['image/png', 'image/jpeg'],
    maxBytes: 2 * MB,
    hint: 'JPG or PNG up to 2MB.',
    notAnImage: 'Only JPG/PNG images are allowed.',
    tooLarge: 'Image must be less than 2MB.',
  },
  bulk: { types: designTypes, maxBytes: maxDesignBytes, hint: bulkHint, notAnImage, tooLarge: bulkHint },
}

const maxPrintedPictureBytes = 20 * MB

/** Files printed as is: documents, and pictures as pages. */
export const printLimits: DesignLimits = {
  types: documentTypes,
  maxBytes: 50 * MB,
  maxBytesOf: { 'image/png': maxPrintedPictureBytes, 'image/jpeg': maxPrintedPictureBytes },
  hint: 'PDF up to 50MB, JPG or PNG up to 20MB',
  notAnImage: 'Please upload a PDF, PNG or JPEG.',
  tooLarge: 'The file is too large. We take PDFs up to 50MB, JPG and PNG up to 20MB.',
}

/** Product pictures from staff, and review photos from buyers. */
const pictureLimits: DesignLimits = {
  types: pictureTypes,
  maxBytes: maxPictureBytes,
  hint: 'JPEG, PNG or WebP up to 5MB',
  notAnImage: 'Please choose an image file: JPEG, PNG or WebP.',
  tooLarge: 'The picture is larger than 5MB. Please make it smaller.',
}

/** The limits of every place of upload, including documents, reviews and product pictures. */
export const uploadLimits: Readonly<Record<UploadPlace, DesignLimits>> = {
  ...designLimits,
  print: printLimits,
  catalogue: pictureLimits,
  review: pictureLimits,
}

/** The error for photos in the iPhone's format. */
const heicRefusal = 'This is a HEIC photo. Please save or share it as a JPEG, and upload that.'

/** The error for an empty file, such as a failed download. */
const emptyFile = 'This file is empty. Please choose another one.'

/** Browsers report no type if they do not know it, so the name is checked. */
const heic = /[/.]hei[cf]$/i

/**
 * Returns the page's message why it does not accept a file of this media type and size; undefined if it does. For an office file with a name, the
 * message explains how to make a PDF of it.
 */
export function designFileProblem(
  page: UploadPlace,
  file: { readonly type: string; readonly bytes: number; readonly name?: string },
): string | undefined {
  const { types, maxBytes, maxBytesOf, notAnImage, tooLarge } = uploadLimits[page]
  if (!types.includes(file.type)) {
    if (page === 'print') return pdfAdvice(file.name ?? '') || notAnImage
    return heic.test(file.type || (file.name ?? '')) ? heicRefusal : notAnImage
  }
  if (file.bytes === 0) return emptyFile
  return file.bytes > (maxBytesOf?.[file.type] ?? maxBytes) ? tooLarge : undefined
}
