import type { DocumentFacts } from '../printing/document-facts.ts'

/** Returns the facts of a PNG or JPEG printed as a page: its pixels are known, its size is the paper's. */
export function factsOfPicture(
  pixels: { readonly width: number; readonly height: number },
  isColored: boolean,
): DocumentFacts {
  return { pages: 1, colorPages: isColored ? [1] : [], sizes: [], fontsNotEmbedded: [], poorPages: [], pixels }
}
