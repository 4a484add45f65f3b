export const trackYourOrder = 'Track your order'
export const pleaseChoose = 'Please choose'
export const back = 'Back'
export const front = 'Front'
export const chest = 'Chest'
export const sizeInCm = (widthMm: number, heightMm: number) => `${widthMm} × ${heightMm} cm`
export const yourOrder = 'Your order'
export const isIn = 'is in.'
export const mostPiecesOfOne = (count: string) => `At most ${count} pieces of one colour and size.`
export const failedToLoadData = 'Failed to load data. Please try again later.'
export const thePriceHasNotLoaded = 'The price has not loaded yet. Please try again in a moment.'
export const tryAgain = 'Try Again'
export const thereIsNoColourToChoose = 'There is no colour to choose at the moment.'
export const designFor = 'Design for'
export const changeIsForPlacement = (placement: string) =>
  `A change here is for ${placement} only: every placement can have a design of its own.`
export const seeItOn = 'See it on'
export const backToProducts = 'Back to Products'
export const no20PercentOff = '20% off'
export const pieceWithOnePrint = (price: string, otherPrice: string) =>
  `${price} per piece with one print, incl. of all taxes; each extra print ${otherPrice}.`
export const upToPercentOff = (percent: number) => ` Up to ${percent}% off the garment when you order more.`
export const outOfStock = 'Out of stock. It cannot be ordered at the moment.'
export const pictures = 'Pictures'
export const pictureOf = (index: number) => `Picture ${index}`
export const onlyWholeNumbersOfPieces = (cell: string) => `${cell}: whole numbers only.`
export const mostPiecesOfCell = (cell: string, count: string) => `${cell}: at most ${count} pieces.`
export const thereAreNoNumbersOfPieces = 'What you pasted has no quantities.'
export const cellsFilled = (set: number) => `${set} ${set === 1 ? 'cell' : 'cells'} filled.`
export const numbersLeftOut = (lost: number, most: string) =>
  lost === 1
    ? `1 number was left out: it has no place in the table, or is not from 1 to ${most}.`
    : `${lost} numbers were left out: they have no place in the table, or are not from 1 to ${most}.`
export const notInIt = (unknown: string) => `Not in the table: ${unknown}.`
export const notANumber = (cells: string, isCut: boolean) => `Not a number: ${cells}${isCut ? ' and more' : ''}.`
export const orFillInTheWholeTable = 'Or fill in the whole table'
export const arrowKeysLeadFromCellToCell =
  'Use the arrow keys to move between cells. You can paste a table from a spreadsheet into any cell, with or without its headings.'
export const colour = 'Colour'
export const total = 'Total'
export const size = 'Size'
export const addToOrder = 'Add to Order'
export const pricePerPiece = 'Price per piece'
export const withPrints = (prints: number) => ` with ${prints} prints`
export const byAllPiecesOfTheOrder = ', by the total number of pieces'
export const pieces = 'Pieces'
export const each = 'Each'
export const percentOff = (percent: number) => `${percent}% off`
export const bestPrice = (breakPercent: number) => `You have our best price: ${breakPercent}% off the garment.`
export const oneMorePiece = '1 more piece'
export const morePieces = (count: string) => `${count} more pieces`
export const eachYouSave = (words: string, price: string, otherPrice: string) =>
  `${words}: ${price} each, you save ${otherPrice}`
export const orderItems = 'Order Items'
export const coloursAndSizesThatYouAdd = 'Colours and sizes you add will appear here.'
export const removeNamed = (name: string, sizeLabel: string) => `Remove ${name}, ${sizeLabel}`
export const remove = 'Remove'
export const printsPerPiece = 'Prints per piece'
export const noneYet = 'none yet'
export const shipping = 'Shipping'
export const free = 'Free'
export const couponCode = (code: string) => `Coupon ${code}`
export const freeShipping = 'Free shipping'
export const noDesignYet = (undesigned?: string) =>
  `${undesigned ? `${undesigned}: n` : 'N'}o design yet. You can order without and send it to us afterwards.`
export const soThatWeCanAskAbout = 'So that we can ask about your design and tell you when it is ready.'
export const whatWeShouldKnowSuchAsAColour = 'Anything we should know, such as a colour that has to match.'
export const placeOrder = 'Place Order'
export const processingOrder = 'Processing Order...'
export const failedToSubmitOrder = 'Failed to submit order. Please try again.'
export const designPlacement = 'Design Placement'
export const chooseOneOrSeveral = 'Choose one or several: each is printed on every piece.'
export const placements = 'Placements'
export const uploadYourDesign = 'Upload Your Design'
export const selectItems = 'Select Items'
export const bulkOrder = 'Bulk order'
export const loading = 'Loading'
export const productNotFound = 'Product Not Found'
export const goBack = 'Go Back'
export const failedToLoadProduct = 'Failed to load product. Please try again later.'
export const orderSubmitted = 'Order submitted'
export const orderSubmittedSuccessfully = 'Order submitted successfully!'
export const weDoNotTakeBulkOrders = 'We do not take bulk orders for this product.'
export const chooseAnotherProduct = 'Choose another product'
export const backToTheGarment = 'Back to the garment'
export const failedToSubmitOrderLabel = 'Failed to submit order!'
export const yourGarment = 'Your garment'
export const anotherGarment = 'Choose another garment'
export const polyesterDryfitTShirt = 'Polyester Dryfit T-Shirt'
export const perPieceYourPrintIncluded = 'per piece, your print included'
export const placement = 'Placement'
export const withShippingFor = (price: string) => `including ${price} shipping `
export const lessWithAmount = (amount: string, code: string) => `less ${amount} with ${code}`
export const submitOrder = 'Submit Order'
export const submitting = 'Submitting...'
export const bulkOrderLabel = 'Bulk Order'
export const polyesterDryfitTShirtWithYourDesign = 'Polyester Dryfit T-Shirt with your design'
export const putYourOwnDesignOnAPolyester =
  'Put your own design on a Polyester Dryfit T-Shirt: choose colour, size and placement, see it on the shirt, and order from one piece.'
export const orderSubmittedSuccessfullyLabel = 'Order Submitted Successfully!'
export const weDoNotPrintOn = (name: string) => `We don’t print your own designs on ${name}.`
export const chooseAGarment = 'Choose a garment'
export const copyTo = 'Copy to'
export const copyDesignTo = (placement: string) => `Copy this design to ${placement}`
export const designCopiedTo = (placement: string) => `Design copied to ${placement}.`
