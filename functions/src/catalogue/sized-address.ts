/** The sizes in which a picture is kept. */
export type PictureSize = 'small' | 'large'

/** Returns the address of one of the two sizes in a `srcset`. */
export const addressOf = (srcset: string, size: PictureSize): string =>
  srcset
    .split(', ')
    .at(size === 'large' ? -1 : 0)
    ?.replace(/ \d+w$/, '') ?? ''
