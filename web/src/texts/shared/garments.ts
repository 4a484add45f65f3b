/** Texts where a garment to print on is chosen. */
export const noGarmentOfThisType = 'We don’t print on any of this type at the moment.'
export const chooseGarment = 'Choose a garment'
export const failedToLoadGarments = 'Failed to load the garments.'
export const yourGarment = 'Your garment'
export const garments = (count: number, areMore: boolean) =>
  areMore ? `${count} garments, and more` : count === 1 ? 'One garment' : `${count} garments`
export const tryAgain = 'Try Again'
export const showMore = 'Show more'
