import * as z from 'zod/mini'

/** A document has at most so many pages. */
export const maxDocumentPages = 500

/** What pages may measure: from a small card to a banner. */
export const leastPageMm = 20
export const mostPageMm = 2000

/** A picture on a page of less than so many dots per inch is told before it is ordered. */
export const documentDpi = 150

/** A size of pages as they are seen, a page's turn included, in millimetres to a tenth, and how many pages have it. */
export const DocumentSize = z.object({ widthMm: z.number(), heightMm: z.number(), pages: z.int() })
export type DocumentSize = z.infer<typeof DocumentSize>

/**
 * What a document to be printed is. Both sides find it by themselves: the browser before the upload, to show it at once, the
 * server after it, to price it.
 */
export const DocumentFacts = z.object({
  pages: z.int().check(z.gte(1), z.lte(maxDocumentPages)),
  /** The numbers of the pages that have colour, from 1, ascending. */
  colorPages: z.array(z.int()),
  /** The most frequent first; more than one where pages differ. Empty for a picture, which takes the paper's size. */
  sizes: z.array(DocumentSize),
  /** The names of fonts that the file does not bring, which may come out in another one. */
  fontsNotEmbedded: z.array(z.string()),
  /** Dots an inch of the coarsest picture on any page; absent where no page has a picture. */
  lowestDpi: z.optional(z.int()),
  /** The numbers of the pages with a picture of less than 150 dots per inch, from 1, ascending. */
  poorPages: z.array(z.int()),
  /** Present for a PNG or JPEG: its dots follow from the paper on which it is printed (`effectiveDpi`). */
  pixels: z.optional(z.object({ width: z.int(), height: z.int() })),
})
export type DocumentFacts = z.infer<typeof DocumentFacts>
