import * as z from 'zod/mini'
import { Line, RequiredLine } from '../text.ts'

/** The most documents of a job, copies of it, and jobs of an order. */
export const maxJobDocuments = 20
export const maxCopies = 10_000
export const maxJobs = 20

const option = (error: string) => RequiredLine(250, error)

/** A document that is printed: the upload's path, and the name that its owner knows it by. */
export const JobDocument = z.object({
  path: RequiredLine(500, 'Please upload the document'),
  name: z._default(Line(200), ''),
})
export type JobDocument = z.infer<typeof JobDocument>

export const laminatedParts = ['all', 'cover'] as const

/** What is chosen of a job. Papers are 'type|size|gsm', all else names of options. */
export const JobChoices = z.object({
  copies: z
    .int({ error: 'How many copies? A whole number' })
    .check(z.gte(1, { error: 'At least 1 copy' }), z.lte(maxCopies, { error: 'At most 10,000 copies' })),
  paper: option('Please select paper specifications'),
  /** How sheets are printed: all of them, or where `greyPrinting` is given those with colour. Says how many sides as well. */
  printing: option('Please select a printing option'),
  /** How sheets without any colour are printed. */
  greyPrinting: z.optional(option('Please select a printing option')),
  lamination: z.optional(option('Please select a lamination option')),
  /** Whether every sheet is laminated or the first of each copy alone. */
  laminated: z._default(z.enum(laminatedParts), 'all'),
  binding: z.optional(option('Please select a binding option')),
})
export type JobChoices = z.infer<typeof JobChoices>

/** Documents that are printed one after another, and bound together, so many times. */
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

/** A document of an ordered job, with what the server read of it. */
export const OrderedDocument = z.object({
  path: z.string(),
  name: z.string(),
  pages: z.int(),
  colorPages: z.int(),
  /** The size of most pages, in whole millimetres; absent of a picture, which takes the paper's. */
  widthMm: z.optional(z.int()),
  heightMm: z.optional(z.int()),
})
export type OrderedDocument = z.infer<typeof OrderedDocument>

/** A job as an order keeps and shows it. */
export const OrderedJob = z.object({
  ...JobChoices.shape,
  documents: z.array(OrderedDocument),
  sides: z.literal([1, 2]),
  /** Sheets of one copy, and how many of them have colour. */
  sheets: z.int(),
  colorSheets: z.int(),
})
export type OrderedJob = z.infer<typeof OrderedJob>
