import * as z from 'zod/mini'

/** The maximum number of pages of a document. */
export const maxDocumentPages = 500

/** The smallest and largest page side: from a small card to a banner. */
export const leastPageMm = 20
export const mostPageMm = 2000

/** Pictures below this many dots per inch are pointed out before ordering. */
export const documentDpi = 150

/** A page size as displayed, in millimetres to a tenth, and the number of pages that have it. */
export const DocumentSize = z.object({ widthMm: z.number(), heightMm: z.number(), pages: z.int() })
export type DocumentSize = z.infer<typeof DocumentSize>

/**
 * The facts of a document to be printed. Both sides determine them independently: the browser before the upload, to show them at once, and the server
 * after it, to price it.
 */
export const DocumentFacts = z.object({
  pages: z.int().check(z.gte(1), z.lte(maxDocumentPages)),
  /** The numbers of the pages in colour, from 1, ascending. */
  colorPages: z.array(z.int()),
  /** Most frequent first; more than one if pages differ. Empty for a picture, which takes the paper's size. */
  sizes: z.array(DocumentSize),
  /** The names of fonts not embedded in the file, which may be substituted in print. */
  fontsNotEmbedded: z.array(z.string()),
  /** The resolution in dots per inch of the coarsest picture on any page; absent if there are no pictures. */
  lowestDpi: z.optional(z.int()),
  /** The numbers of the pages with a picture below 150 dots per inch, from 1, ascending. */
  poorPages: z.array(z.int()),
  /** Present for a PNG or JPEG: its resolution depends on the paper (`effectiveDpi`). */
  pixels: z.optional(z.object({ width: z.int(), height: z.int() })),
})
export type DocumentFacts = z.infer<typeof DocumentFacts>
