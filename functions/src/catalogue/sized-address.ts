/** The stored sizes of a picture. */
export type PictureSize = 'small' | 'large'

/** Returns the URL of one of the two sizes in a `srcset`. */
export const addressOf = (srcset: string, size: PictureSize): string =>
  srcset
    .split(', ')
    .at(size === 'large' ? -1 : 0)
    ?.replace(/ \d+w$/, '') ?? ''
