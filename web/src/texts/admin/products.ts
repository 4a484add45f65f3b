export const colours = 'Colours'
export const addTheFirstColour = 'Add the first colour'
export const picturePickedUp = (place: number) => `Picture ${place} picked up`
export const overPlace = (place: number, count: number) => `Over place ${place} of ${count}`
export const putBackWhereItWas = 'Put back where it was'
export const coloursOfPicture = (number: number) => `Colours that picture ${number} shows`
export const showsNames = (names: string) => `Shows ${names}`
export const whichColoursDoesItShow = 'Which colours does it show?'
export const cover = 'Cover'
export const pictureNumber = (number: number) => `Picture ${number}`
export const dragToReorder = 'Drag to reorder'
export const uploadingNamed = (name: string) => `Uploading ${name}`
export const cancel = 'Cancel'
export const didNotArrive = (name: string) => `${name} was not uploaded. Please remove it and choose the file again.`
export const couldNotBeUploaded = (name: string) => `${name} could not be uploaded.`
export const tryAgain = 'Try Again'
export const whatPictureShows = (number: number) => `What picture ${number} shows`
export const whatItShowsForPeopleWho = 'What it shows, for people who cannot see it'
export const movePictureUp = (number: number) => `Move picture ${number} up`
export const movePictureDown = (number: number) => `Move picture ${number} down`
export const removePictureNumber = (number: number) => `Remove picture ${number}`
export const pictureMoved = (from: number, to: number, count: number) =>
  `Picture ${from} is now picture ${to} of ${count}`
export const pictureRemoved = 'Picture removed'
export const undo = 'Undo'
export const uploadCancelled = 'Upload cancelled'
export const images = 'Images'
export const ofCount = (count: number, maxProductImages: number) => `${count} of ${maxProductImages}`
export const uploadImages = 'Upload images'
export const moreDetails = 'More details'
export const freeForCustomers = 'Free for customers'
export const freeForCustomersHint = 'At ₹0 anybody can order it for nothing.'
export const isThePrice = (price: string) => `${price} is the price`
export const isThePriceHint = 'Prices are in rupees, and this one is less than ₹1.'
export const originalPrice = 'Original price'
export const shownStruckThrough = (percent: number) => `Shown struck through, with ${percent}% off`
export const shownStruckThroughIfHigher = 'Shown struck through, if higher'
export const priceWithOnePrint = 'Price with one print'
export const perPieceInSingleAndBulk = 'Per piece in single and bulk orders; if empty, the price above'
export const bestSeller = 'Best seller'
export const newLabel = 'New'
export const seasonal = 'Seasonal'
export const noCashOnDelivery = 'No cash on delivery'
export const fullDescription = 'Full description'
export const onTheProductsOwnPageInPlace = "On the product's own page, in place of the short one"
export const specification = 'Specification'
export const fabric = 'Fabric'
export const no100PercentCombedCotton = '100% combed cotton'
export const weightGM2 = 'Weight (g/m²)'
export const fit = 'Fit'
export const regular = 'Regular'
export const neck = 'Neck'
export const ribbedRoundNeck = 'Ribbed round neck'
export const sleeve = 'Sleeve'
export const halfSleeve = 'Half sleeve'
export const care = 'Care'
export const machineWashCold = 'Machine wash cold'
export const madeIn = 'Made in'
export const countryOfOrigin = 'Country of origin'
export const notSaid = 'Not specified'
export const maker = 'Maker, if not the shop'
export const importer = 'Importer'
export const nameAndAddress = 'Name and address'
export const knittedInTiruppur = 'Knitted in Tiruppur'
export const hsnCode = 'HSN code'
export const front = 'Front'
export const back = 'Back'
export const comesPrintedOn = 'Comes printed on'
export const sizes = 'Sizes'
export const product = 'Product'
export const name = 'Name'
export const price = 'Price'
export const stock = 'Stock'
export const category = 'Category'
export const type = 'Type'
export const noTypesYet = 'No types yet'
export const chooseAType = 'Choose a type'
export const addTheFirstTypeOfProduct = 'Add the first type of product'
export const description = 'Description'
export const customizable = 'Customizable'
export const customersCanPutTheirOwnDesign = 'Customers can put their own design on it.'
export const addToCart = 'Add to Cart'
export const nameOfTheProduct = 'Name of the product'
export const preview = 'Preview'
export const previewOf = 'Preview of'
export const card = 'Card'
export const page = 'Page'
export const aPictureHasNotArrived = 'A picture has not been uploaded. Please try again, or remove it.'
export const failedToAddProduct = 'Failed to add product. Please try again.'
export const productAddedSuccessfully = 'Product added successfully!'
export const viewInShop = 'View in shop'
export const fillInAllRequiredFieldsAndUpload = 'Please fill in all required fields and upload at least one image'
export const confirmThePrice = 'Please confirm the price, or enter another one'
export const checkTheMarkedFields = 'Please check the marked fields'
export const draftDiscarded = 'Draft discarded'
export const addNewTShirt = 'Add New T-Shirt'
export const draftRestored = 'Draft restored'
export const startOver = 'Start over'
export const addProduct = 'Add Product'
export const notAddedYet = 'Not added yet. Everything you typed is still here.'
export const ctrlSAddsItADraft = 'Ctrl S adds it. A draft is kept as you type.'
export const failedToLoadProductData = 'Failed to load product data'
export const thisFileIsLargerThan20 = 'This file is larger than 20 MB.'
export const thisIsAnExcelWorkbook =
  'This is an Excel workbook. In Excel, save it as ‘CSV UTF-8 (Comma delimited)’ and choose that file.'
export const thisFileIsNotInUtf =
  'This file is not in UTF-8. In Excel, save it as ‘CSV UTF-8 (Comma delimited)’ and choose that file.'
export const columnAppearsTwice = (twice: string) => `The column ‘${twice}’ appears twice.`
export const theFirstLineMustNameTheColumns =
  'The first line must name the columns: ‘ID’ for products of the shop, or ‘Name’ for new ones. An export shows all of them.'
export const thereAreNoProductsInThisFile = 'There are no products in this file.'
export const thisFileHasRows = (count: string, otherCount: string) =>
  `This file has ${count} rows. At most ${otherCount} can be imported at once: split it.`
export const sameProductAsRow = (twin: number) => `Row ${twin} is for the same product`
export const theRowsCouldNotBeChecked = 'The rows could not be checked. Please try again.'
export const theImportStopped = 'The import stopped. Please try again.'
export const row = 'Row'
export const andMore = (count: string) => `and ${count} more`
export const yes = 'Yes'
export const no = 'No'
export const productWord = 'product'
export const products = 'products'
export const importProducts = 'Import products'
export const productList = 'Product List'
export const csvHint = (count: string) =>
  `A CSV file of at most ${count} rows, best one that ‘Export to CSV’ has made. A row with an ID changes that product, a row without one adds a product. Columns that are left out stay as they are. You see every change before anything is saved.`
export const csvFile = 'CSV file'
export const chooseAnotherFile = 'Choose another file'
export const chooseACsvFile = 'Choose a CSV file'
export const whatWasSavedIsKeptAndNot = 'What was saved is kept, and not saved a second time.'
export const continueLabel = 'Continue'
export const importProgress = (step: string, count: string, otherCount: string) =>
  `${step === 'checking' ? 'Checking' : 'Importing'}: ${count} of ${otherCount} rows`
export const checking = 'Checking'
export const importing = 'Importing'
export const summary = 'Summary'
export const importedProducts = (products: string) => `${products} imported`
export const importSummary = (count: string, otherCount: string, count2: string, count3: string) =>
  `${count} new, ${otherCount} changed, ${count2} unchanged, ${count3} wrong`
export const notCount = (count: string) => `, ${count} not`
export const anImportOfThisFileWas =
  'An import of this file was interrupted. Rows that it has saved are not saved again.'
export const thisFileWasImported = (when: string, products: string) =>
  `This file was imported here on ${when}. Importing it again adds ${products} once more.`
export const unknownColumnsAre = (unknownColumns: string) =>
  `Not imported, because the shop has no such column: ${unknownColumns}`
export const importRows = (products: string) => `Import ${products}`
export const thereIsNothingToImport = 'There is nothing to import.'
export const toTheProductList = 'To the product list'
export const notImported = 'Not imported'
export const wrongRows = 'Wrong rows'
export const whatIsWrong = 'What is wrong'
export const changed = 'Changed'
export const willBeChanged = 'Will be changed'
export const oldNew = 'Old → new'
export const added = 'Added'
export const willBeAdded = 'Will be added'
export const failedToUpdateProduct = 'Failed to update product. Please try again.'
export const someoneDeletedItInTheMeantime = 'Someone deleted it in the meantime.'
export const categoryIs = (category: string) => `Category: ${category}`
export const markFlagWord = (flagWord: string) => `Mark: ${flagWord}`
export const unmark = (flagWord: string) => `Unmark: ${flagWord}`
export const changeTheSelectedProducts = 'Change the selected products'
export const change = 'Change…'
export const marks = 'Marks'
export const hide = 'Hide'
export const show = 'Show'
export const deleteLabel = 'Delete'
export const confirmDelete = 'Confirm Delete'
export const areYouSureYouWantToDelete = (products: string) =>
  `Are you sure you want to delete ${products}? This action cannot be undone.`
export const thisChangesProducts = (products: string) => `This changes ${products}.`
export const ofWord = (count: string, products: string) => `${count} of ${products}`
export const deleted = 'deleted'
export const changedWord = 'changed'
export const close = 'Close'
export const changeProducts = (products: string) => `Change ${products}`
export const failedToDeleteProduct = 'Failed to delete product. Please try again.'
export const productDeleted = 'Product deleted successfully!'
export const areYouSureYouWantToDeleteThisProduct =
  'Are you sure you want to delete this product? This action cannot be undone.'
export const toTakeItOutOfTheShop = 'To take it off sale for a while, hide it instead. Orders keep it either way.'
export const printedPrice = 'Printed price'
export const pictures = 'Pictures'
export const productUpdated = 'Product updated successfully!'
export const updateProduct = 'Update Product'
export const editNamed = (name: string) => `Edit ${name}`
export const duplicateNamed = (name: string) => `Duplicate ${name}`
export const deleteNamed = (name: string) => `Delete ${name}`
export const priceLowestFirst = 'Price, lowest first'
export const priceHighestFirst = 'Price, highest first'
export const stockFewestFirst = 'Stock, fewest first'
export const allCategories = 'All categories'
export const allTypes = 'All types'
export const colour = 'Colour'
export const allColours = 'All colours'
export const anyStock = 'Any stock'
export const lowStock = 'Low stock'
export const outOfStock = 'Out of stock'
export const mark = 'Mark'
export const allMarks = 'All marks'
export const inTheShop = 'In the shop'
export const allProducts = 'All products'
export const shown = 'Shown'
export const hidden = 'Hidden'
export const sortBy = 'Sort by'
export const newestFirst = 'Newest first'
export const searchProducts = 'Search products'
export const nameTypeOrCategory = 'Name, type or category'
export const aPriceLike499Or1 = 'A price like 499 or 1,299.50'
export const aWholeNumberOfPieces = 'A whole number of pieces'
export const printed = 'Printed'
export const undone = 'Undone'
export const somebody = 'Somebody'
export const changedMeanwhile = (changedBy: string, amount: string) =>
  `${changedBy} changed it to ${amount} in the meantime.`
export const priceChangedOf = (name: string) => `Price changed: ${name}`
export const stockChangedOf = (name: string) => `Stock changed: ${name}`
export const hiddenOrShown = (isHidden: boolean, name: string) =>
  `${isHidden ? 'Hidden from' : 'Shown in'} the shop: ${name}`
export const image = 'Image'
export const priceOf = (name: string) => `Price of ${name}`
export const stockOf = (name: string) => `Stock of ${name}`
export const actions = 'Actions'
export const failedToLoadProducts = 'Failed to load products. Please try again later.'
export const copiedTheCopyIsHiddenUntil = 'Copied. The copy is hidden until you show it.'
export const importFromCsv = 'Import from CSV'
export const noProductsFound = 'No products found.'
export const showMoreProducts = 'Show more products'
export const tryOtherWordsOrFewerFilters = 'Try other words, or fewer filters.'
export const addTheFirstOneOrImport = 'Add the first one, or import a list.'
export const itIsByNow = (value: string) => `It is now ${value}. Press Enter to change it anyway.`
export const thisProductIsNoLongerThere = 'This product no longer exists'
export const somebodyDeletedIt = 'Somebody has deleted it.'
export const whatYouTypedIsStillHere = (replacesAnother: boolean) =>
  `Somebody has deleted it. What you typed is still here, and you can add it as a new product.${replacesAnother ? ' It replaces the new product that you had begun to add.' : ''}`
export const addAsNew = 'Add as new'
export const backToTheList = 'Back to the list'
