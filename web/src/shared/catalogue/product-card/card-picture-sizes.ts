/** How wide a card shows its picture, in the syntax of the `sizes` attribute. */
export const cardPictureSizes = '(min-width: 82.5rem) 19rem, (min-width: 62em) 23vw, 46vw'
