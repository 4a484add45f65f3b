import type { DocumentFacts } from '../printing/document-facts.ts'

/** The facts of a PNG or JPEG that is printed as a page: its dots are known, its size is the paper's. */
export function factsOfPicture(
  pixels: { readonly width: number; readonly height: number },
  isColored: boolean,
): DocumentFacts {
  return { pages: 1, colorPages: isColored ? [1] : [], sizes: [], fontsNotEmbedded: [], poorPages: [], pixels }
}
