export const priceAndAbove = (price: string) => `${price} and above`
export const belowPrice = (price: string) => `Under ${price}`
export const priceToPrice = (price: string, otherPrice: string) => `${price} to ${otherPrice}`
export const filtersCouldNotBeLoaded = 'Filters could not be loaded. Please try again later.'
export const size = 'Size'
export const colour = 'Colour'
export const price = 'Price'
export const fabric = 'Fabric'
export const countryOfOrigin = 'Country of origin'
export const madeIn = (country: string) => `Made in ${country}`
export const bestSellers = 'Best sellers'
export const sizeNamed = (value: string) => `Size ${value}`
export const removeFilter = (label: string) => `Remove ${label}`
export const clearAll = 'Clear all'
export const trySelectingADifferentCategory = 'Try selecting a different category'
export const showAll = 'Show all'
export const noResultsFor = (q: string, isNarrowed: boolean) =>
  `No results for “${q}”${isNarrowed ? ' with these filters' : ''}.`
export const didYouMean = (words: string) => `Did you mean “${words}”?`
export const allOurTShirtsPolosDry =
  'All our t-shirts, polos, dry-fits and hoodies: plain, printed, or ready for your design.'
export const home = 'Home'
export const allProducts = 'All products'
export const resultsFor = (q: string) => `Results for “${q}”`
export const search = 'Search'
export const tShirtsForMen = 'T-shirts for men'
export const roundNecksPolosAndHoodiesInMens =
  'Round necks, polos and hoodies in men’s fits, ready to wear or to print on.'
export const tShirtsForWomen = 'T-shirts for women'
export const cutForWomenNotJustSmaller = 'Cut for women, not just smaller: tees, V-necks and oversized shirts.'
export const tShirtsForKids = 'T-shirts for kids'
export const softWashableAndMadeForPlay = 'Soft, washable and made for play, with prints that last.'
export const unisexTShirts = 'Unisex t-shirts'
export const oneFitForEveryone = 'One fit for everyone: what teams, batches and bands order most.'
export const seasonalTShirts = 'Seasonal t-shirts'
export const thisSeasonsDesignsHereForAShort = 'This season’s designs, here for a short time.'
export const notFound = 'Not found'
