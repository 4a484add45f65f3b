type Pictured = { readonly images: readonly string[]; readonly imageAlts?: readonly string[] | undefined }

/** Returns the staff's description of a product picture; undefined if there is none. */
export function altOf({ images, imageAlts = [] }: Pictured, src: string): string | undefined {
  return imageAlts[images.indexOf(src)] || undefined
}

/** Returns the descriptions that still belong to a picture, in the order of `images`; undefined if none are left. */
export function fittingAlts(pictured: Pictured, images: readonly string[]): string[] | undefined {
  const alts = images.map((src) => altOf(pictured, src) ?? '')
  return alts.some((alt) => alt !== '') ? alts : undefined
}
