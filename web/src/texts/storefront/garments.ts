/** Texts where a garment to print on is chosen. */
export const bulkOrders = 'Bulk orders'
export const printedTShirtsForTeamsEvents =
  'Printed T-shirts for teams, events and companies: choose a product, place your designs, fill in sizes and colours.'
export const forTeamsEventsAndCompanies =
  'For teams, events and companies. Choose a product, place your designs, and fill in colours and sizes. Just one?'
export const designYourOwn = 'Design your own'
export const chooseAGarmentAndPutYourPictures =
  'Choose a T-shirt, polo or hoodie, put your pictures, words and motifs on it, and order from one piece.'
export const chooseAGarmentToDesignOn =
  'Choose a garment to begin with. Add your pictures, words and motifs, see them on it, and order from one piece. Ten or more?'
export const yourDesignIsKept = 'Your design is kept: choose another garment for it, or go on with the one you have.'
export const continueYourDesign = 'Continue your design'
export const designOnThis = 'Design on this'
export const noProductsFound = 'No products found'
export const thereIsNothingToPrintOnAtTheMoment = 'There is nothing to print on at the moment.'
export const noGarmentOfThisType = 'We don’t print on any of this type at the moment.'
export const exploreProducts = 'Explore Products'
export const perPieceWithOnePrint = 'per piece with one print'
export const orderInBulk = 'Order in bulk'
export const showMore = 'Show more'
export const failedToLoadData = 'Failed to load data. Please try again later.'
