export const blackWhite = 'black & white'
export const colourWhereNeeded = 'colour where needed'
export const oneSide = 'one side'
export const bothSides = 'both sides'
export const laminationNamed = (lamination: string) => `${lamination} lamination`
export const document = 'Document'
export const nameAndMore = (name: string, count: number) => `${name} and ${count} more`
export const itemsInTheOrder = 'Items in the order'
export const changeNamed = (name: string) => `Change ${name}`
export const change = 'Change'
export const removeNamed = (name: string) => `Remove ${name}`
export const pricesHaveChanged = 'Prices have changed'
export const checkTheMarkedLinesBeforeYouOrder = 'Please check the marked lines before you order.'
export const acceptNewPrices = 'Accept new prices'
export const totalItems = 'Total Items'
export const grandTotal = 'Grand Total'
export const noLongerOnOurPriceList = 'No longer on our price list'
export const priceChangedFromTo = (price: string, otherPrice: string) => `Price changed: ${price} → ${otherPrice}`
export const inColour = (count: string) => `${count} in colour`
export const pixels = (count: string, otherCount: string) => `${count} × ${otherCount} pixels`
export const pagesDifferInSize = (each: string) =>
  `The pages differ in size: ${each}. We fit each onto the paper that you choose.`
export const fontsAreMissing = (count: number, named: string) =>
  `${count === 1 ? 'A font is' : 'Some fonts are'} not in the file and may look different in print: ${named}.`
export const page = 'page'
export const pages = 'pages'
export const coarsestPicture = (lowestDpi: number) => ` The coarsest has ${lowestDpi} dots per inch.`
export const picturesMayBlur = (where: string, documentDpi: number, coarsest: string) =>
  `Pictures on ${where} have fewer than ${documentDpi} dots per inch and may look blurred.${coarsest}`
export const pictureMayBlur = (size: string, dpi: number, documentDpi: number) =>
  `On ${size} this picture has ${dpi} dots per inch: it may look blurred. ${documentDpi} or more are sharp.`
export const pagesOf = (count: string) => `${count} pages`
export const sizeInMm = (widthMm: number, heightMm: number) => `${widthMm} × ${heightMm} mm`
export const wordsAndMore = (words: string, more: number) => `${words} and ${more} more`
export const pagesOfDocument = (name: string) => `Pages of ${name}`
export const colour = 'Colour'
export const blurred = 'Blurred'
export const previousPagesOf = (name: string) => `Previous pages of ${name}`
export const pageLabel = 'Page'
export const pageOfDocument = (name: string) => `Page of ${name}`
export const ofCount = (count: string) => `of ${count}`
export const nextPagesOf = (name: string) => `Next pages of ${name}`
export const cannotBeRead = 'It cannot be read. It may have been moved or deleted. Please choose it again.'
export const thePagesCouldNotBeLoaded = 'The pages could not be loaded. Please try again.'
export const yourDocumentNamed = (name: string) => `Your document: ${name}`
export const printEarlier = (name: string) => `Print ${name} earlier`
export const printLater = (name: string) => `Print ${name} later`
export const uploadingNamed = (name: string) => `Uploading ${name}`
export const tryAgain = 'Try Again'
export const pressReads = (aboutDocument: string) => `Our press counts ${aboutDocument}. The price depends on that.`
export const showPages = 'Show pages'
export const readingPage = (value: number, pages: number) => `Reading page ${value} of ${pages}`
export const reading = 'Reading'
export const uploadingPercent = (share: number) => `Uploading, ${share}%`
export const uploadedAndChecked = 'Uploaded and checked'
export const uploadedCheckingItOnceMore = 'Uploaded. Checking it once more …'
export const mostDocumentsOfJob = (maxJobDocuments: number) =>
  `Up to ${maxJobDocuments} documents are printed as one. Order any more separately.`
export const perSheet = 'per sheet'
export const perCopy = 'per copy'
export const lamination = 'Lamination'
export const noLamination = 'No lamination'
export const laminate = 'Laminate'
export const allSheets = 'All sheets'
export const theFirstSheetOnly = 'The first sheet only'
export const binding = 'Binding'
export const looseSheets = 'Loose sheets'
export const paper = 'Paper'
export const size = 'Size'
export const weight = 'Weight'
export const blackWhiteLabel = 'Black & white'
export const everyPageInBlack = 'Every page in black & white'
export const everyPageAtThePriceOfColour = 'Every page at the colour price'
export const colourOnlyWhereNeeded = 'Colour only where needed'
export const pagesWithoutColourAtThePrice = 'Pages without colour at the black & white price'
export const oneSideLabel = 'One side'
export const bothSidesLabel = 'Both sides'
export const sides = 'Sides'
export const notInTitle = (title: string) => `Not in ${title}`
export const pagesWithColour = 'Pages with colour'
export const printedAs = 'Printed as'
export const otherPages = 'Other pages'
export const optionPerSheet = (option: string, price: string) => `${option}, ${price} per sheet`
export const copies = 'Copies'
export const sheetPerCopy = (sheet: string, value: string) => `${sheet} per copy. ${value}`
export const sheetsOf = (count: string) => `${count} sheets`
export const nowPercentOff = (percent: number) => `You get ${percent}% off. `
export const moreCopiesPercentOff = (now: string, count: string, more: number, percent: number) =>
  `${now}Add ${count} more ${more === 1 ? 'copy' : 'copies'} to get ${percent}% off.`
export const free = 'Free'
export const subtotal = 'Subtotal'
export const shipping = 'Shipping'
export const collectionFromTheShop = 'Collection from the shop'
export const total = 'Total'
export const item = 'Item'
export const quantity = 'Quantity'
export const price = 'Price'
export const amount = 'Amount'
export const singleItems = 'Single items'
export const andMore = (count: number) => ` and ${count} more`
export const copy = 'copy'
export const copiesWord = 'copies'
export const s = 's'
export const sheetsAndSides = (counted: string, sides: number, otherCounted: string) =>
  `${counted}, ${sides === 2 ? 'both sides' : 'one side'}, ${otherCounted} per copy`
export const downloadPdf = 'Download PDF'
export const open = 'Open'
export const ordered = 'Ordered'
export const expired = 'Expired'
