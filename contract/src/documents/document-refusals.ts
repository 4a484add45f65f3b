import * as z from 'zod/mini'
import { maxDocumentPages } from '../printing/document-facts.ts'

/** Why a document cannot be printed, worded for the customer; shared by both sides. */
export const documentRefusals = {
  encrypted: 'This PDF is locked with a password. Please save it without one and upload it again.',
  broken: 'We cannot read this PDF. Please save or export it again and upload the new file.',
  brokenPicture: 'We cannot read this picture. Please save it again and upload the new file.',
  tooManyPixels: 'This picture has more than 80 megapixels. Please make it smaller and upload the new file.',
  notWhatItSays: 'This file is not what its name says. Please save it as a PDF, PNG or JPEG and upload that.',
  noPages: 'This PDF has no pages.',
  tooManyPages: `This PDF has more than ${maxDocumentPages} pages. Please split it and upload the parts.`,
  pageTooSmall: 'A page of this PDF is smaller than 20 mm. Please save it on a larger page.',
  pageTooLarge: 'A page of this PDF is larger than 2 metres. Please save it on a smaller page.',
  tooHeavy: 'This file is too heavy to read. Please save it as a smaller PDF, for example with “Reduce file size”.',
} as const

export const DocumentRefusal = z.enum(Object.keys(documentRefusals) as [DocumentRefusal, ...DocumentRefusal[]])
export type DocumentRefusal = keyof typeof documentRefusals

/** Returns the refusal for a file that pdf.js could not open, from the error that it threw. */
export function refusalOfError(error: unknown): DocumentRefusal {
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken'
}
