import { pdfAdvice } from './pdf-advice.ts'
import { designTypes, documentTypes, maxDesignBytes, maxPictureBytes, pictureTypes } from './stored-file.ts'

const MB = 1024 * 1024

/** The pages that take a design: each has limits and words of its own. */
export type DesignPage = 'product' | 'single' | 'bulk'

/** The pages of the shop that take pictures: those that take a design, and the review of what arrived. */
export type PicturePage = DesignPage | 'review'

/** Where files are uploaded: pictures and documents to be printed on the pages of the shop, pictures of products by its staff. */
export type UploadPlace = PicturePage | 'print' | 'catalogue'

export type DesignLimits = {
  readonly types: readonly string[]
  readonly maxBytes: number
  /** Of types that may be smaller only. */
  readonly maxBytesOf?: Readonly<Record<string, number>>
  /** Said beside the button that chooses a file. */
  readonly hint: string
  readonly notAnImage: string
  readonly tooLarge: string
}

const bulkHint = 'PNG, JPG, SVG up to 10MB'
const notAnImage = 'Please upload an image file (JPEG, PNG, etc.)'

/** What each page takes, and what it says to the rest. A file of exactly `maxBytes` is taken. */
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

/** What is printed as it comes: documents, and pictures of a page. */
export const printLimits: DesignLimits = {
  types: documentTypes,
  maxBytes: 50 * MB,
  maxBytesOf: { 'image/png': maxPrintedPictureBytes, 'image/jpeg': maxPrintedPictureBytes },
  hint: 'PDF up to 50MB, JPG or PNG up to 20MB',
  notAnImage: 'Please upload a PDF, PNG or JPEG.',
  tooLarge: 'The file is too large. We take PDFs up to 50MB, JPG and PNG up to 20MB.',
}

/** What staff upload as the picture of a product, and buyers with their review. */
const pictureLimits: DesignLimits = {
  types: pictureTypes,
  maxBytes: maxPictureBytes,
  hint: 'JPEG, PNG or WebP up to 5MB',
  notAnImage: 'Please choose an image file: JPEG, PNG or WebP.',
  tooLarge: 'The picture is larger than 5MB. Please save it smaller.',
}

/** The limits of every place of uploads, those of documents, of reviews and of the products' pictures too. */
export const uploadLimits: Readonly<Record<UploadPlace, DesignLimits>> = {
  ...designLimits,
  print: printLimits,
  catalogue: pictureLimits,
  review: pictureLimits,
}

/** Said of the photos that iPhones take. */
const heicRefusal = 'This is a HEIC photo. Please save or share it as a JPEG, and upload that.'

/** Said of a file with nothing in it, as a broken download leaves it. */
const emptyFile = 'This file is empty. Please choose another one.'

/** Browsers that do not know the type give none, so the name tells. */
const heic = /[/.]hei[cf]$/i

/**
 * Why a page does not take a file of this media type and size, in its words; undefined when it does. Of an office file whose name is given the
 * words tell how to make a PDF of it.
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
