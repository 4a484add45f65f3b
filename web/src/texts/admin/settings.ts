export const fromUnit = (unit: string) => `From ${unit}`
export const stepFrom = (index: number, unit: string) => `Step ${index}: from ${unit}`
export const percentOff = 'Percent off'
export const stepPercentOff = (index: number) => `Step ${index}: percent off`
export const removeStep = (index: number) => `Remove step ${index}`
export const remove = 'Remove'
export const addAStep = 'Add a step'
export const shop = 'Shop'
export const theShopsNameOnPagesMails = 'The shop’s name on pages, emails and invoices.'
export const contact = 'Contact'
export const howCustomersReachTheShop =
  'How customers reach the shop: on the contact page, in the footer and under every email.'
export const tax = 'Tax'
export const theNumberUnderWhichTheShop = 'The number under which the shop pays GST.'
export const shipping = 'Shipping'
export const whatCartsAndNewOrdersPay =
  'What carts and new orders pay for shipping. Orders already placed keep their fee.'
export const prices = 'Prices'
export const whatAPrintCostsOnTheSingle = 'What a print costs on the single and bulk order pages.'
export const delivery = 'Delivery'
export const whenCustomersGetWhatTheyOrder =
  'When customers get what they order. Orders already placed keep the date they were promised.'
export const payment = 'Payment'
export const theWaysToPayThatCustomers =
  'The ways to pay that customers are offered. Orders already placed can still be paid the way they were.'
export const mailsToStaff = 'Emails to staff'
export const whoGetsMailsAboutWhatHappens = 'Who gets emails about what happens in the shop.'
export const stock = 'Stock'
export const whenTheDashboardTheNotificationsAndTheProduct =
  'When the dashboard, the notifications and the product list warn you.'
export const unconfirmedOrders = 'Unconfirmed orders'
export const howMuchIsKeptForBuyers =
  'How much is kept for buyers who have neither paid nor confirmed their email or phone, so that nobody empties the stock for nothing. Larger orders ask for a code by email first.'
export const shopName = 'Shop name'
export const legalName = 'Legal name'
export const address = 'Address'
export const email = 'Email'
export const phone = 'Phone'
export const grievanceOfficer = 'Grievance officer'
export const shippingFee = 'Shipping fee'
export const freeShippingAbove = 'Free shipping above'
export const priceOfAnExtraPrint = 'Price of an extra print'
export const bulkDiscounts = 'Bulk discounts'
export const percentFromPieces = (from: string | number, percent: string | number) => `from ${from} pieces ${percent}%`
export const listPriceOnTheBulkPage = 'List price on the bulk page'
export const waysToPay = 'Ways to pay'
export const and = ' and '
export const lowStock = 'Low stock'
export const keptWithoutAConfirmation = 'Kept without a confirmation'
export const heldShares = (pieces: string | number, sharePercent: string | number, hours: string | number) =>
  `up to ${pieces} pieces for each buyer and ${sharePercent}% of a product, for ${hours} hours`
export const cartPaysShipping = (price: string, otherPrice: string) =>
  `A cart of up to ${price} pays ${otherPrice}; above that shipping is free.`
export const forEachOrder = 'For each order.'
export const whenTheItemsCostMoreThan = 'When the items cost more than this.'
export const forEachPrintAfterTheFirst =
  'For each print after the first on a piece. The product’s price includes the first.'
export const percentOffTheGarmentByTheNumber =
  'Percent off the garment by the number of pieces in a bulk order, all colours and sizes together.'
export const pieces = 'pieces'
export const showAListPriceOnTheBulk = 'Show a list price on the bulk page'
export const shows12ThePriceStruck =
  "Shows 1.2 × the price, struck through, with '20% off'. This is not true: it is 16.7% off a price that nobody paid. Leave it off."
export const throughThePaymentGatewayWhenOrdering = 'Through the payment gateway, when ordering.'
export const cashOnDelivery = 'Cash on Delivery'
export const smallestCashOrder = 'Smallest order paid in cash'
export const leaveEmptyForNoLeast = 'Including shipping. Leave it empty for no minimum.'
export const largestCashOrder = 'Largest order paid in cash'
export const leaveEmptyForNoMost =
  'Including shipping. Leave it empty for no maximum but the law’s: an order takes less than ₹2,00,000 in cash.'
export const pinCodesWithoutCash = 'PIN codes without cash'
export const pinCodesWithoutCashHint =
  'Or how they begin, such as 744 for the Andaman and Nicobar Islands, separated by commas.'
export const noCashForOwnPrintsLabel = 'Custom prints only with an advance'
export const noCashForOwnPrintsHint =
  'Custom prints can be paid in cash only if an advance is paid first; otherwise online, or at the shop when collected.'
export const cashFrom = (price: string) => `from ${price}`
export const cashUpTo = (price: string) => `up to ${price}`
export const noCashAt = (pincodes: string) => `not at ${pincodes}`
export const noCashForOwnPrints = 'custom prints only with an advance'
export const onDeliveryOrWhenItIsCollected = 'On delivery, or when it is collected.'
export const cardsAndUpiCanBeOffered = 'Cards and UPI can be offered once a payment gateway is set up with the hosting.'
export const partsOfTheSettings = 'Parts of the settings'
export const coupons = 'Coupons'
export const printingRules = 'Printing rules'
export const onlyAnOwnerCanChangeThese = 'Only an owner can change these.'
export const registeredIn = 'Registered in'
export const none = 'none'
export const workingDays = 'Working days'
export const inMailsAndInThePayment = 'In emails and in the payment window.'
export const whoRunsTheShopAsRegistered =
  'Who runs the shop, as registered. Shown on the terms page and in every email.'
export const upToFiveLinesAsOnALetter = 'Up to five lines, as on a letter. Orders without shipping are collected here.'
export const answersToMailsComeHere = 'Replies to emails come here.'
export const shownAsItIsWritten = 'Shown as it is written.'
export const theLawRequiresOneByName = 'The law requires one, by name (E-Commerce Rules 2020).'
export const officersName = 'Officer’s name'
export const officersEmail = 'Officer’s email'
export const officersPhone = 'Officer’s phone'
export const gstin = 'GSTIN'
export const eInvoicing = 'E-invoicing, above ₹5 crore a year'
export const eInvoicingHint =
  'If your turnover was above ₹5 crore in any year since 2017-18. Invoices to buyers with a GSTIN, and their credit notes, are registered with the government’s portal before anyone can save them. Other invoices never are. Give products and printing options HSN codes of six digits.'
export const compositionScheme = 'Composition scheme'
export const notRegisteredForGst = 'Not registered for GST'
export const weAreNotRegisteredForGst = 'We are not registered for GST'
export const noTaxOnBillsAndOnlyWithin =
  'The shop gives bills of supply without tax, shows no GSTIN, and sends nothing to other states'
export const billsOfSupplyWithoutTaxAndOnly =
  'The shop pays GST on its turnover: it gives bills of supply without tax, and sends nothing to other states'
export const upiId = 'UPI ID'
export const anUnpaidInvoiceShowsACodeThatPays =
  'Unpaid invoices carry a QR code for this UPI ID. Leave it empty for no code.'
export const registeredInShownInTheFooter = (state: string) =>
  `Registered in ${state}. Shown in the footer and in emails.`
export const charactersAsOnTheCertificate = '15 characters, as on the certificate.'
export const theShopsEmail = 'the shop’s email'
export const nobodyYet = (email: string) =>
  `Nobody yet: messages of the contact form go to ${email}, nobody is emailed about new orders.`
export const emailNumber = (index: number) => `Email ${index}`
export const nameShopIn = 'name@shop.in'
export const newOrders = 'New orders'
export const messages = 'Messages'
export const emailInList = (index: number) => `email ${index}`
export const removeEmail = (email: string) => `Remove ${email}`
export const addAnAddress = 'Add an address'
export const aProductWithThisManyPieces = 'A product with this many pieces or fewer counts as low stock.'
export const piecesForEachBuyer = 'Pieces for each buyer'
export const moreThanThisInOneOrder = 'More than this, in one order or several, needs a confirmed email.'
export const shareOfAProduct = 'Share of a product'
export const theMostOfItsStockThatIsKept = 'The most of its stock that is kept for all unconfirmed orders together.'
export const hoursToConfirm = 'Hours to confirm'
export const thenTheOrderIsCancelledAndItsPieces = 'Then the order is cancelled, and its pieces go back on sale.'
export const theSettingsCouldNotBeSaved = 'The settings could not be saved. Please try again.'
export const settingsSavedTheyApplyAtOnce = 'Settings saved. They apply at once.'
export const settings = 'Settings'
export const unsavedChanges = 'Unsaved changes'
export const discard = 'Discard'
export const save = 'Save'
export const failedToLoadTheSettings = 'Failed to load the settings. Please try again.'
export const notOnThePriceListAny = 'no longer on the price list'
export const removeRuleOf = (option: string) => `Remove the rule of ${option}`
export const notSaidColourOnOneSide = 'Not specified: colour on one side'
export const colourOnOneSide = 'Colour on one side'
export const colourOnBothSides = 'Colour on both sides'
export const blackOnOneSide = 'Black on one side'
export const blackOnBothSides = 'Black on both sides'
export const printing = 'Printing'
export const binding = 'Binding'
export const sheetsFromTo = (minSheets: number, maxSheets: string | number) => `${minSheets} to ${maxSheets} sheets`
export const anyCount = 'any'
export const anySize = 'any size'
export const lamination = 'Lamination'
export const priceBreaks = 'Price breaks'
export const percentFromCopies = (from: string | number, percent: string | number) => `${from} copies: ${percent}%`
export const howManySheetsItCanHold =
  'How many sheets it can hold, and in which paper sizes it comes. An empty field sets no limit; with no size chosen, any will do.'
export const thePriceListHasNoBinding = 'The price list has no binding yet.'
export const sheetsFrom = 'Sheets from'
export const sheetsFromOption = (option: string) => `${option}: sheets from`
export const to = 'to'
export const sheetsTo = (option: string) => `${option}: sheets to`
export const sizes = 'Sizes'
export const sizesOf = (option: string) => `${option}: sizes`
export const anyJob = (free: string) => `No rule, so available for any job: ${free}.`
export const aDiscountOnTheWholeJob = 'A discount on the whole job, by its number of copies. Single items get none.'
export const noneACopyCostsTheSame = 'None: a copy costs the same however many are ordered.'
export const copies = 'copies'
export const whichPapersItCanGoOnIf = 'Which papers it can go on. If none is chosen, all of them.'
export const thePriceListHasNoLamination = 'The price list has no lamination yet.'
export const papersOf = (option: string) => `${option}: papers`
export const anyPaper = (free: string) => `No rule, so available on any paper: ${free}.`
export const whetherAnOptionPrintsColourAndOnHow =
  'Whether an option prints colour, and on how many sides. A job’s sheets are counted from this.'
export const thePriceListHasNoPrinting = 'The price list has no printing yet.'
export const howPrints = (option: string) => `How ${option} prints`
export const withoutARule = (unsaid: string, count: number) =>
  `Without a rule: ${unsaid}. ${count === 1 ? 'It is' : 'They are'} taken to print colour on one side.`
export const theChangeCouldNotBeUndone = 'The change could not be undone. Please try again.'
export const theRulesAreAsTheyWere = 'The rules are as they were before.'
export const theChangeCouldNotBeUndoneTheRules =
  'The change could not be undone: the rules were changed again meanwhile.'
export const theRulesCouldNotBeSaved = 'The rules could not be saved. Please try again.'
export const rulesSavedTheyApplyAtOnce = 'Rules saved. They apply at once.'
export const undo = 'Undo'
export const changesDiscarded = 'Changes discarded.'
export const onlyAnOwnerOrAManager = 'Only an owner or a manager can change these.'
export const readyBy = 'Ready by'
export const whatCustomersAreToldWhenThey = 'What customers are told when they order. Sundays do not count.'
export const fromTheOrderToTheFinished = 'From the order to the finished job.'
export const whatGoesTogetherInAPrint =
  'What goes together in a print job. Customers are offered only this; orders already placed keep what they have. The options come from the'
export const priceList = 'price list'
export const failedToLoadTheRules = 'Failed to load the rules. Please try again.'
export const advances = 'Advances'
export const advanceAbove = 'Advance for orders above'
export const advanceAboveHint =
  'Bulk and print orders above this amount wait for an advance before production, and for the balance before they ship. Leave it empty for no advance.'
export const advanceShare = 'Share of the advance'
export const advanceShareHint =
  'Of the total, rounded up to whole rupees. Staff can waive it; the reason is saved in the log.'
export const advanceOfAbove = (percent: string | number, price: string) =>
  `${percent}% of bulk and print orders above ${price}`
export const confirmCashOrders = 'Confirm cash orders'
export const confirmCashOrdersHint = (hours: number) =>
  `Customers confirm a cash on delivery order by the link in their email, or you do after a call. After ${hours} hours it is cancelled, and its pieces go back on sale.`
export const refusalsBeforeNoCash = 'No cash after refused parcels'
export const refusalsBeforeNoCashHint =
  'After this many refused cash parcels, the customer’s page suggests no more cash on delivery. Leave it empty to suggest nothing.'
export const noCashProposedAfter = (parcels: number) =>
  `no cash suggested after ${parcels} refused ${parcels === 1 ? 'parcel' : 'parcels'}`
export const cashIsConfirmed = 'to be confirmed'

export const proofs = 'Printing and proofs'
export const printMethod = 'Print method'
export const customersReadItWhereItChangesTheLook =
  'Customers see it where it changes how their design looks, and the press sees it on the job ticket.'
export const claims = 'Claims'
export const forHowLongProblemsCanBeReported = 'For how long customers can report a problem on the order’s page.'
export const claimDays = 'Days after delivery'
export const daysAfterDeliveryOnWhichAProblem =
  'Defective pieces have to be replaced or refunded later too: after these days customers are asked to write to you.'
export const proofsAbove = 'Proof above'
export const ofLargeOrdersThatCarryTheCustomersPrint =
  'How you print, and from how many pieces a customer approves pictures of the print before it is made.'
export const anOrderOfMorePiecesIsMadeOnceApproved =
  'An order of more pieces than this is made once its proof is approved. Leave it empty to ask for none.'

export const orderMessages = 'WhatsApp and SMS'
export const whatCustomersCanChooseBesideMails =
  'Customers can ask for updates on their phone, besides emails. Nobody gets a message without asking.'
export const whatsApp = 'Offer WhatsApp'
export const whatsAppHint = 'Register the templates with Meta first. Replies of STOP end the messages at once.'
export const phoneNumberId = 'Phone number ID'
export const phoneNumberIdHint = 'Of your number in Meta’s WhatsApp Manager, not the number itself.'
export const sms = 'Offer SMS'
export const smsHint = 'Register the shop, its header and each template in the DLT register first.'
export const dltEntityId = 'DLT entity ID'
export const smsHeader = 'Header'
export const smsHeaderHint = 'Six capital letters, such as TEESHL.'
export const dltTemplateId = (template: string) => `DLT template ID: ${template}`
export const channelsThatAreOn = (whatsAppState: string, smsState: string) =>
  `WhatsApp ${whatsAppState}, SMS ${smsState}`
export const couriers = 'Couriers'
export const bookedFromTheOrdersPage =
  'Parcels can be booked from the order’s page. Without it, or where the service does not answer, staff enter the courier by hand.'
export const bookCouriersHere = 'Book couriers through Shiprocket'
export const bookCouriersHint =
  'Orders then update from the courier: shipped, out for delivery, delivered, or returned.'
export const pickupLocation = 'Pickup address'
export const pickupLocationHint = 'Its nickname in Shiprocket, letter for letter.'
export const pickupPostalCode = 'PIN code of the pickup address'
