type Pictured = { readonly images: readonly string[]; readonly imageAlts?: readonly string[] | undefined }

/** What a picture of a product shows, in the words of staff; undefined where there are none. */
export function altOf({ images, imageAlts = [] }: Pictured, src: string): string | undefined {
  return imageAlts[images.indexOf(src)] || undefined
}

/** The words that still belong to a picture, in the order of `images`; undefined where there are none left. */
export function fittingAlts(pictured: Pictured, images: readonly string[]): string[] | undefined {
  const alts = images.map((src) => altOf(pictured, src) ?? '')
  return alts.some((alt) => alt !== '') ? alts : undefined
}
