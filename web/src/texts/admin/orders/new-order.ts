export const atPlacementItPrints = (placement: string) => `At ${placement} it prints at`
export const dotsPerInchLook = (quality: string, goodFromDpi: number) =>
  `dots per inch and ${quality === 'poor' ? 'will' : 'may'} look ${quality === 'poor' ? 'blurred' : 'soft'}. ${goodFromDpi} or more is sharp.`
export const designs = 'Designs'
export const printAnyway = 'Print anyway'
export const printAnywayAt = (placement: string) => `Print anyway at ${placement}`
export const foundBy = (label: string) => `${label}: found`
export const theSearchFailed = 'The search failed.'
export const searching = 'Searching …'
export const customer = 'Customer'
export const howTheOrderCame = 'How the order came'
export const findACustomer = 'Find a customer'
export const nameEmailOrPhone = 'Name, email or phone'
export const noName = 'No name'
export const noAccountFound = 'No account found. Enter name and phone below.'
export const name = 'Name'
export const phone = 'Phone'
export const emailOptional = 'Email (optional)'
export const theOrderStandsInTheirAccount = 'The order is added to their account. '
export const noAccountTheirDetailsAreKept = 'No account: their details are kept with this order only.'
export const notTheirs = 'Not theirs'
export const address = 'Address'
export const city = 'City'
export const pinCode = 'PIN code'
export const stateOptional = 'State (optional)'
export const country = 'Country'
export const delivery = 'Delivery'
export const sendToAnAddress = 'Send to an address'
export const collectFromTheShop = 'Collect from the shop'
export const product = 'Product'
export const thisProductCouldNotBeLoaded = 'This product could not be loaded.'
export const sizeOf = (name: string) => `Size of ${name}`
export const size = 'Size'
export const colourOf = (name: string) => `Colour of ${name}`
export const colour = 'Colour'
export const placementOf = (name: string) => `Placement of ${name}`
export const placement = 'Placement'
export const addColourOrSize = 'Add colour or size'
export const removeNamed = (name: string) => `Remove ${name}`
export const inStock = (stock: number) => `${stock} in stock`
export const priceAndStock = (amount: string, stock: number) => `${amount} each, ${stock} in stock`
export const dateNoteAndBill = 'Date, note and bill'
export const takeTheOrderAnyway = 'Take the order anyway; the customer has been told'
export const thePressReadsItOnTheJob = 'The press reads it on the job ticket. The customer sees it, too.'
export const gstBillForACompany = 'GST bill for a company'
export const billingAddressByLaw =
  'Billing address: by law, the bill of an order of this size, or for a company, has to show it.'
export const items = 'Items'
export const kindOfOrder = 'Kind of order'
export const shopProducts = 'Shop products'
export const bulkOrderOneProductTheSame = 'Bulk order: one product, the same prints on all'
export const printedAt = 'Printed at'
export const addAProduct = 'Add a product'
export const nameOrType = 'Name or type'
export const typePriceAndStock = (type: string, amount: string, stock: number) =>
  `${type}, ${amount}, ${stock} in stock`
export const noProductWithThatName = 'No product with that name.'
export const itemsInTheOrder = 'Items in the order'
export const payment = 'Payment'
export const howItIsPaid = 'How it is paid'
export const byALink = 'By a link'
export const youSendTheLink = (kind: string, hoursToPay: number) =>
  `You send it to the customer.${kind === 'shop' ? ` Unpaid after ${hoursToPay} hours, the order is cancelled.` : ''}`
export const onlinePaymentIsNotPossibleAtTheMoment = 'Online payment is not possible at the moment.'
export const cashPaidNow = 'Cash, paid now'
export const recordedAsPaidWithYourName = 'Recorded as paid, with your name in the log.'
export const cashOnDelivery = 'Cash on delivery'
export const cashWhenItIsCollected = 'Cash when it is collected'
export const discountInRupeesOptional = 'Discount in ₹ (optional)'
export const reasonForTheDiscount = 'Reason for the discount'
export const theLogKeepsItTheCustomer = 'Saved in the log. The customer does not see it.'
export const orderIsPlaced = (id: string) => `Order ${id} is placed`
export const paid = 'paid'
export const toBePaid = 'to be paid'
export const aMailIsOnItsWay = (email: string) => ` An email is on its way to ${email}.`
export const paymentLink = 'Payment link'
export const linkToTheOrder = 'Link to the order'
export const takeAnotherOrder = 'Take another order'
export const openTheOrder = 'Open the order'
export const total = 'Total'
export const nothingIsOnTheOrderYet = 'Nothing is on the order yet.'
export const tryAgain = 'Try Again'
export const thePriceCouldNotBeWorked = 'The price could not be worked out. Please try again.'
export const noDesignYet = 'No design yet. You can take the order now and get the artwork later.'
export const nothingToPay = 'Nothing to pay.'
export const chooseColourSizeAndPlacementToSee = 'Choose colour, size, placement and pieces to see the price.'
export const placeOrder = 'Place order'
export const startOver = 'Start over'
export const aDesignHasNotArrived = 'A design has not been uploaded. Please try again, or remove it.'
export const thePriceHasChanged =
  'The price has changed. Please tell the customer the new total and place the order again.'
export const theOrderCouldNotBePlaced = 'The order could not be placed. Please try again.'
export const theTotalIsTooLarge = (most: string) => `The total is too high. ${most}.`
export const checkTheMarkedFields = 'Please check the marked fields.'
export const anAmountInRupeesSuchAs150 = 'An amount in rupees, such as 150'
export const checkTheDiscount = 'Please check the discount.'
export const chooseASize = 'Please choose a size'
export const chooseAColour = 'Please choose a colour'
export const chooseAPlacement = 'Please choose a placement'
export const newOrder = 'New order'
export const thePriceHasChangedPleaseCheck =
  'The price has changed. Please check the marked lines, tell the customer and place the order again.'
export const printADocument = 'Print a document'
export const addADocument = 'Add a document'
export const uploadTheCustomersDocument = 'Upload document'
export const addDocumentsToOrder = 'Add Documents to Order'
export const theDocumentsAreStillBeingChecked = '. The documents are still being checked …'
export const addPaperAndPrintingToThePrice = 'Add paper and printing to the price list first.'
export const makeQuote = 'Make quote'
export const theQuoteCouldNotBeMade = 'The quote could not be made. Please try again.'
export const makeAQuote = 'Make a quote'
export const itsPricesHoldFor15Days =
  'Its prices hold for 15 days, even if the price list changes. You can send it by email or save it as a PDF.'
export const email = 'Email'
export const note = 'Note'
export const withShipping = (shippingPaise: number, amount: string) =>
  `With shipping${shippingPaise > 0 ? ` (${amount})` : ', which is free'}`
export const pricesHaveChanged = 'Prices have changed'
export const lineAndChange = (name: string, change: string | undefined) => `${name}: ${change}`
export const theQuoteCostsInstead = (amount: string, otherAmount: string) =>
  `The quote now comes to ${amount} instead of ${otherAmount}. Making it accepts the new prices.`
export const someOfItCannotBeQuoted =
  'Some of this can no longer be made. Please close this and check the marked lines of the summary.'
export const makeQuoteOf = (amount: string) => `Make quote of ${amount}`
export const orderSummary = 'Order Summary'
export const addOrChangeItems = 'Add or change items'
export const createOrder = 'Create order'
export const printSummary = 'Print Summary'
export const resetAll = 'Reset All'
export const selectItemsFromDifferentTabsToBuild =
  'Select items from different tabs to build your complete printing order. Each item is added separately to the cart.'
export const design = 'Design'
export const paper = 'Paper'
export const printing = 'Printing'
export const lamination = 'Lamination'
export const binding = 'Binding'
export const loadingPricingData = 'Loading pricing data...'
export const noOptionsAvailable = (name: string) => `No ${name} options available`
export const optionOf = (sectionLabel: string) => `${sectionLabel} option`
export const chooseOrTypeToSearch = 'Choose, or type to search'
export const nothingOfThatName = 'Nothing of that name'
export const addToOrder = 'Add to Order'
export const addedToTheOrder = (count: string, name: string | undefined) => `${count} × ${name} added to the order.`
export const removed = (name: string | undefined) => `${name} removed`
export const undo = 'Undo'
export const orderCleared = 'Order cleared'
export const itemsCleared = 'Items cleared'
export const failedToLoadPricingData = 'Failed to load pricing data. Please try again.'
export const retry = 'Retry'
export const printingServiceAdmin = 'Printing Service Admin'
export const manageCompletePrintingServiceOrders = 'Manage complete printing service orders'
