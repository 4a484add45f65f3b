export const addYourOwnPrint = 'Add your own print'
export const yourDesign = 'Your design'
export const optional = 'optional'
export const ourPrintStays = (sidesIn: string) =>
  `Our print stays as you see it. Yours goes on the ${sidesIn}, at no extra cost.`
export const atPlacementItPrints = (placement: string) => `At ${placement} this picture prints at`
export const dotsPerInchAndMayLook = 'dots per inch and may look blurred. 150 or more is sharp.'
export const writeOrDraw = 'Add text or a motif'
export const editDesign = 'Edit design'
const layersInWords = (count: number) =>
  count === 1 ? '1 text, picture or motif' : `${count} texts, pictures or motifs`
export const layersOf = (count: number) => `${layersInWords(count)} on the shirt.`
export const andMoreLayers = (count: number) => `And ${layersInWords(count)} more on the shirt.`
export const zoomOut = 'Zoom out'
export const zoomInFurther = 'Zoom in further'
export const close = 'Close'
export const pictureScrolls = 'Picture, scrolls'
export const wholePicture = 'Whole picture'
export const magnify = 'Magnify'
export const garmentFromThe = 'garment from the'
export const withYourDesign = (placement: string | undefined) => `with your design, ${placement}`
export const pictureOf = (index: number) => `Picture ${index}`
export const previewOf = (side: string) => `Preview, ${side}`
export const noPictureOf = (name: string) => `${name}: no picture`
export const zoomIn = 'Zoom in'
export const pictures = 'Pictures'
export const oneStar = '1 star'
export const starsOf = (star: number) => `${star} stars`
export const noReviewsYet = 'No reviews yet. Buyers can write one once their order has arrived.'
export const allFromVerifiedBuyers = (reviewsIn: string) => `${reviewsIn}, all from verified buyers`
export const sortReviews = 'Sort reviews'
export const newestFirst = 'Newest first'
export const highestRatedFirst = 'Highest rated first'
export const lowestRatedFirst = 'Lowest rated first'
export const failedToLoadReviews = 'Failed to load reviews. Please try again later.'
export const tryAgain = 'Try Again'
export const noReviewsYetLabel = 'No reviews yet.'
export const reviews = 'Reviews'
export const showMoreReviews = 'Show more reviews'
export const photoBy = (number: number, productName: string, author: string) =>
  `Photo ${number} of ${productName} by ${author}`
export const photosBy = (author: string) => `Photos by ${author}`
export const enlarge = (photo: string) => `Enlarge: ${photo}`
export const theShopAnswered = 'The shop answered:'
export const fabric = 'Fabric'
export const weightGM2 = 'Weight (g/m²)'
export const fit = 'Fit'
export const neck = 'Neck'
export const sleeve = 'Sleeve'
export const care = 'Care'
export const madeIn = 'Made in'
export const countryOfOrigin = 'Country of origin'
export const madeBy = 'Made by'
export const importedBy = 'Imported by'
export const marketedBy = 'Marketed by'
export const customerCare = 'Customer care'
export const netQuantity = 'Net quantity'
export const onePiece = '1 piece'
export const mrp = 'MRP'
export const mrpInWords = (amount: string) => `${amount}, incl. of all taxes`
export const aroundTheChest = 'Around the chest'
export const hsnCode = 'HSN code'
export const type = 'Type'
export const category = 'Category'
export const sizes = 'Sizes'
export const oneSize = 'One size'
export const yourOwnDesign = 'Your own design'
export const description = 'Description'
export const specifications = 'Specifications'
export const no = 'No'
export const yesOn = (sidesIn: string) => `Yes, on the ${sidesIn}`
export const yesInSixPlacements = 'Yes, in six placements'
export const shippingPaymentAndReturns = 'Shipping, payment and returns'
export const deliveredAllOverIndia = 'Delivered all over India'
export const cashOnDeliveryAvailable = 'Cash on delivery available'
export const printedWrongWePrintItAgain = 'Printed wrong? We print it again or refund you.'
export const sevenDayReturns = '7-day returns.'
export const returns = 'Returns'
export const freeShipping = 'Free shipping'
export const shippingFreeAbove = (price: string, otherPrice: string) => `Shipping ${price}, free above ${otherPrice}`
export const youMayAlsoLike = 'You may also like'
export const linkCopied = 'Link copied'
export const copyThisLink = (url: string) => `Copy this link: ${url}`
export const share = 'Share'
export const sizeGuideOf = (type: string) => `Size guide: ${type}`
export const unit = 'Unit'
export const centimetres = 'Centimetres'
export const inches = 'Inches'
export const measuredOnTheGarmentLyingFlat = 'Measured on the garment lying flat. Sizes may vary by ±1 cm.'
export const size = 'Size'
export const chestFlat = 'Chest (flat)'
export const chestRound = 'Chest (round)'
export const length = 'Length'
export const layAGarmentThatFits =
  'Take a garment that fits you well and lay it flat on a table. Measure it from armpit to armpit and from the highest point of the shoulder to the hem, and pick the nearest size.'
export const sizeGuide = 'Size guide'
export const inclOfAllTaxes = 'Incl. of all taxes'
export const outOfStock = 'Out of stock. It cannot be ordered at the moment.'
export const piecesOf = (count: string) => `${count} pieces`
export const addToCart = 'Add to Cart'
export const orderInBulk = 'Order in Bulk'
export const productNotFound = 'Product Not Found'
export const goToTheShop = 'Go to the shop'
export const failedToLoadProduct = 'Failed to load product. Please try again later.'
export const product = 'Product'
