import * as z from 'zod/mini'
import { cleanLine, Line, RequiredLine } from '../text.ts'

/** The maximum number of documents and copies of a job, and of jobs in an order. */
export const maxJobDocuments = 20
export const maxCopies = 10_000
export const maxJobs = 20

const option = (error: string) => RequiredLine(250, error)

const maxDocumentName = 200

/** A document to be printed: the upload's path, and the owner's file name. */
export const JobDocument = z.object({
  path: RequiredLine(500, 'Please upload the document'),
  name: z._default(Line(maxDocumentName), ''),
})
export type JobDocument = z.infer<typeof JobDocument>

/** Returns a file's name as an order takes it: shortened, and without the invisible characters that some phones and chats put into names. */
export const documentName = (fileName: string): string => cleanLine(fileName, maxDocumentName)

const laminatedParts = ['all', 'cover'] as const

/** The choices of a job. Papers are 'type|size|gsm', everything else is an option name. */
export const JobChoices = z.object({
  copies: z
    .int({ error: 'How many copies? A whole number' })
    .check(z.gte(1, { error: 'At least 1 copy' }), z.lte(maxCopies, { error: 'At most 10,000 copies' })),
  paper: option('Please select paper specifications'),
  /** How sheets are printed, including on how many sides: all of them, or only those with colour if `greyPrinting` is given. */
  printing: option('Please select a printing option'),
  /** How sheets without colour are printed. */
  greyPrinting: z.optional(option('Please select a printing option')),
  lamination: z.optional(option('Please select a lamination option')),
  /** Whether every sheet is laminated, or only the first of each copy. */
  laminated: z._default(z.enum(laminatedParts), 'all'),
  binding: z.optional(option('Please select a binding option')),
})
export type JobChoices = z.infer<typeof JobChoices>

/** Documents printed one after another and bound together, in a number of copies. */
export const PrintJob = z.object({
  documents: z
    .array(JobDocument, { error: 'Please upload a document' })
    .check(
      z.minLength(1, { error: 'Please upload a document' }),
      z.maxLength(maxJobDocuments, { error: `Up to ${maxJobDocuments} documents in a job` }),
    ),
  ...JobChoices.shape,
})
export type PrintJob = z.infer<typeof PrintJob>

/** A document of an ordered job, with the facts that the server read from it. */
export const OrderedDocument = z.object({
  path: z.string(),
  name: z.string(),
  pages: z.int(),
  colorPages: z.int(),
  /** The size of most pages, in whole millimetres; absent for a picture, which takes the paper's size. */
  widthMm: z.optional(z.int()),
  heightMm: z.optional(z.int()),
})
export type OrderedDocument = z.infer<typeof OrderedDocument>

/** A job as an order stores and shows it. */
export const OrderedJob = z.object({
  ...JobChoices.shape,
  documents: z.array(OrderedDocument),
  sides: z.literal([1, 2]),
  /** The sheets of one copy, and how many of them have colour. */
  sheets: z.int(),
  colorSheets: z.int(),
})
export type OrderedJob = z.infer<typeof OrderedJob>
