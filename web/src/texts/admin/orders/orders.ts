export const moreItems = (more: number) => `+${more} more items`
export const noImage = 'No Image'
export const noDesignYet = 'No design yet'
export const noDesignHasCome = (placements: string) => `No design for ${placements} has come yet.`
export const noDesignHasComeForSome = (count: number) =>
  count === 1 ? 'One has no design yet.' : `${count} have no design yet.`
export const designOf = (id: string) => `Design of ${id}`
export const nA = 'N/A'
export const showing = (count: string, total: string, orders: string) => `Showing ${count} of ${total} ${orders}`
export const awaitPaymentAgain = 'Await payment again'
export const markPaymentAsCompleted = 'Mark payment as completed'
export const markPaymentAsFailed = 'Mark payment as failed'
export const markPaymentAsRefunded = 'Mark payment as refunded'
export const refundIsSeen = (refund: string) => `${refund} The customer sees it in the order’s timeline.`
export const customerSeesIt = (isTold: boolean) =>
  `The customer sees it in the order’s timeline${isTold ? ' and is told by email' : ''}.`
export const piecesGoBack = (pieces: number) =>
  `${pieces === 1 ? 'Its one piece goes' : `Its ${pieces} pieces go`} back into stock.`
export const markAsOutForDelivery = 'Mark as out for delivery'
export const notedAsOutForDelivery = 'Out for delivery'
export const notedAsComingBack = 'Coming back to us'
export const registrationWasTried = (numbers: string) => `Registration at the invoice portal tried again: ${numbers}`
export const registrationWasCancelled = (numbers: string) => `Cancelled at the invoice portal: ${numbers}`
export const courierWasBooked = (courier: string, awb: string) => `Courier booked: ${courier}, ${awb}`
export const bookingWasCancelled = (courier: string, awb: string) => `Booking cancelled: ${courier}, ${awb}`
export const parcelCameBack = 'Parcel came back'
export const theOrderIsClosed = 'The order is closed, and counted as a refused parcel of this customer.'
export const creditNoteIsGiven = 'A credit note cancels its invoice.'
export const backIntoTheStock = (pieces: number) =>
  pieces === 1 ? 'Put its one piece back into stock' : `Put its ${pieces} pieces back into stock`
export const leaveUncheckedIfUnsaleable =
  'Leave this unticked for what cannot be sold again: custom prints, damaged pieces.'
export const piecesWord = 'Pieces'
export const intoTheStock = 'back into stock'
export const notIntoTheStock = 'not back into stock'
export const credited = (amount: string) => `Credit note of ${amount}`
export const creditedWith = (amount: string, way: string) => `Credit note of ${amount}, refunded ${way}`
export const thisCannotBeUndone = 'This cannot be undone.'
export const refundedAsPaid = (amount: string) =>
  `${amount} is refunded to the customer the way it was paid. The gateway keeps its fee.`
export const refundByHand = (amount: string) => `${amount} was not paid through the gateway: refund it by hand.`
export const customersSeeItInTheTimelines = 'Customers see it in the timelines of their orders.'
export const toldByMail = (told: number) => `${told === 1 ? 'One is' : `${told} are`} told by email.`
export const thePiecesGoBackToStock = 'The pieces go back into stock, and the customers are refunded.'
export const whatCameThroughTheGatewayIsRefunded =
  'What came through the gateway is refunded the way it was paid, and the gateway keeps its fees; refund the rest by hand.'
export const failedToUpdateTheOrder = 'Failed to update the order. Please try again.'
export const ordersCount = (count: number) => `${count} orders`
export const someCanBeMoved = (about: number, count: number) =>
  `${about} of the ${count} can be moved; you will see why the others cannot. `
export const cashCollectedFor = (orders: string, amount: string) => `Cash collected for ${orders}: ${amount}`
export const marksTheirPaymentsAsCompleted = 'Marks their payments as completed.'
export const messageToTheCustomersOptional = 'Message to the customers (optional)'
export const shownInTheTimelineOfEvery = 'Shown in the timeline of every order.'
export const goBack = 'Go back'
export const confirm = 'Confirm'
export const doneOf = (count: number, orders: string) => `${count} of ${orders} done`
export const stop = 'Stop'
export const moved = (count: number) => `${count} moved`
export const notCount = (count: number) => `${count} not`
export const notBegun = (notBegun: number) => `${notBegun} not started`
export const notMoved = 'Not moved'
export const done = 'Done'
export const moveTo = 'Move to …'
export const allowedOf = (allowed: number, count: number) => `${allowed} of ${count}`
export const payment = 'Payment'
export const newPaymentLink = 'New payment link'
export const confirmedWithTheCustomer = 'Confirmed with the customer'
export const takenBy = (originLabel: string) => `Taken ${originLabel}`
export const takenWithDiscount = (taken: string, amount: string, string: string) => `${taken}, ${amount} off: ${string}`
export const auditLog = 'Audit log'
export const theLogCouldNotBeLoaded = 'The log could not be loaded.'
export const noStaffMemberHasChangedThisOrder = 'No staff member has changed this order yet.'
export const staff = 'staff'
export const showEarlierEntries = 'Show earlier entries'
export const staffNotes = 'Staff notes'
export const onlyStaffSeeThese = 'Only staff see these. A note cannot be changed once it is added.'
export const theNotesCouldNotBeLoaded = 'The notes could not be loaded.'
export const forThePressToo = ', for the press, too'
export const showEarlierNotes = 'Show earlier notes'
export const theNoteCouldNotBeAdded = 'The note could not be added. Please try again.'
export const newNote = 'New note'
export const thePressReadsThisToo = 'The press reads this, too'
export const ifOffThePressDoesNot = 'If off, the press does not see the note, so it can mention prices and people.'
export const addNote = 'Add note'
export const byTheCustomer = 'by the customer'
export const byTheShopItself = 'by the shop itself'
export const byGet = (get: string) => `by ${get}`
export const download = (noun: string) => `Download ${noun}`
export const makingThePdf = 'Making the PDF…'
export const received = (kilobytes: string) => `${kilobytes} received`
export const saved = (kilobytes: string) => `Saved, ${kilobytes}.`
export const couldNotBeMade = (noun: string) => `The ${noun} could not be made. Please try again.`
export const prints = 'Prints'
export const printSheet = 'print sheet'
export const pieces = 'Pieces'
export const theOrderCouldNotBeConfirmed = 'The order could not be confirmed. Please try again.'
export const notConfirmedYet = 'Not confirmed yet'
export const keepThePieces = 'Keep the pieces'
export const isCancelledUnpaid = (moment: string) =>
  `Its customer has neither paid nor confirmed. It will be cancelled on ${moment}.`
export const noName = 'No name'
export const theirAccount = 'Their account'
export const guestNoAccount = 'Guest, no account'
export const theirOtherOrders = 'Their other orders'
export const courierOptional = 'Courier (optional)'
export const trackingNumberAwb = 'Tracking number (AWB)'
export const trackingLink = 'Tracking link'
export const onlyForACourierThatWeDo = 'Only for a courier whose tracking page we do not know.'
export const nextStep = 'Next step'
export const cashCollected = (amount: string) => `Cash collected: ${amount}`
export const marksThePaymentAsCompleted = 'Marks the payment as completed.'
export const messageToTheCustomerOptional = 'Message to the customer (optional)'
export const shownInTheOrdersTimeline = 'Shown in the order’s timeline.'
export const job = 'Job'
export const jobs = 'Jobs'
export const items = 'Items'
export const files = 'Files'
export const openFile = 'Open file'
export const customersNote = 'Customer’s note'
export const jobTicket = 'job ticket'
export const aNewLinkCouldNotBeMade = 'A new link could not be made. Please try again.'
export const paymentLink = 'Link to the order’s page'
export const makeANewPaymentLink = 'Make a new link'
export const theCustomersCurrentLinkWillStop = 'The customer’s current link will stop working.'
export const orderIsUpdated = (nameInList: string) => `Order ${nameInList} is updated.`
export const paymentIs = (adminPayment: string) => `Payment ${adminPayment}`
export const placedAt = (moment: string) => `Placed ${moment}`
export const thisOrderIsClosed = 'This order is closed.'
export const ewayBill = 'E-way bill'
export const makeAnEwayBill =
  'Worth more than ₹50,000: make an e-way bill on the GST portal before this order leaves the shop.'
export const customer = 'Customer'
export const shippingAddress = 'Shipping address'
export const theInvoiceHasToNameTheBuyersAddress =
  'By law, the invoice of this order has to show the buyer’s address. Please enter it: until then the order cannot be marked as ready or collected.'
export const enterTheBillingAddress = 'Enter the address'
export const changeTheBillingAddress = 'Change the address'
export const saveTheBillingAddress = 'Save the address'
export const theBillingAddressIsSaved = 'The billing address is saved.'
export const theBillingAddressCouldNotBeSaved = 'The billing address could not be saved. Please try again.'
export const billingAddressWasEntered = 'Billing address entered'
export const billingAddressWasChanged = 'Billing address changed'
export const billTo = 'Bill to'
export const courier = 'Courier'
export const timeline = 'Timeline'
export const copied = 'Copied'
export const copyId = 'Copy ID'
export const errorThereIsNoSuchOrder = 'Error: There is no such order.'
export const failedToFetchTheOrder = 'Failed to fetch the order'
export const orderNamed = (nameInList: string) => `order ${nameInList}`
export const newOrder = 'New order'
export const searchOrders = (orders: string) => `Search ${orders}`
export const orderIdCustomerPhoneEmailOrProduct = 'Order ID, customer, phone, email or product'
export const from = 'From'
export const to = 'To'
export const sort = 'Sort'
export const newestFirst = 'Newest first'
export const oldestFirst = 'Oldest first'
export const highestTotalFirst = 'Highest total first'
export const failedToFetchOrders = 'Failed to fetch orders'
export const noneFound = (orders: string) => `No ${orders} found.`
export const showMoreOrders = 'Show more orders'
export const paymentStatus = 'Payment status'
export const allPayments = 'All payments'
export const status = 'Status'
export const allStatuses = 'All statuses'
export const orderId = 'Order ID'
export const userId = 'User ID'
export const designPreview = 'Design Preview'
export const totalPrice = 'Total Price'
export const date = 'Date'
export const toPrint = 'To print'
export const press = 'Press'
export const allForThePress = 'To print or not'
export const unpaid = 'Unpaid'
export const partlyPaid = 'Partly paid'
export const readyToShip = 'Ready to ship'
export const bulkOrders = 'Bulk Orders'
export const bulkOrdersWord = 'bulk orders'
export const pending = 'Pending'
export const quantityAndAmount = (qty: number, amount: string) => `Qty: ${qty}, ${amount}`
export const andMoreItems = (count: number) => `+${count} more items`
export const orderStatus = 'Order status'
export const kindOfOrder = 'Kind of order'
export const allKinds = 'All kinds'
export const fromTheCart = 'From the cart'
export const singleShirts = 'Single shirts'
export const shippingAddressLabel = 'Shipping Address'
export const paymentStatusLabel = 'Payment Status'
export const deliveryStatus = 'Delivery Status'
export const orders = 'Orders'
export const late = 'Late'
export const readyBy = 'Ready by'
export const inProduction = 'In production'
export const printOrders = 'Print Orders'
export const printOrdersWord = 'print orders'
export const housePrintOn = (sidesIn: string) => `House print: ${sidesIn}`
export const customersPrint = 'Customer’s print'
export const moreLines = (more: number) => `+${more} more ${more === 1 ? 'line' : 'lines'}`
export const readyByDay = (day: string) => `Ready by ${day}`
export const neededByDay = (day: string) => `Needed by ${day}`
export const doNotMakeIt = 'This order is cancelled. Do not make it.'
export const thePressHasFinishedThisOrder = 'The press has finished this order.'
export const piecesToMake = (pieces: string, otherPieces: number) =>
  `To make: ${pieces} ${otherPieces === 1 ? 'piece' : 'pieces'}`
export const designs = 'Designs'
export const collectedInTheShopBy = 'Collected in the shop by'
export const parcelLabel = 'Parcel label'
export const theCustomerSeesItInTheLabel = 'The customer sees it in the order’s timeline.'
export const toStart = 'To start'
export const sentOrReady = 'Sent or ready'
export const stepsOfProduction = 'Steps of production'
export const order = 'Order'
export const placed = 'Placed'
export const neededBy = (day: string) => `needed by ${day}`
export const kind = 'Kind'
export const toMake = 'To make'
export const design = 'Design'
export const goesOut = 'Goes out'
export const collectionFromTheShop = 'Collection from the shop'
export const byParcel = 'By parcel'
export const nothingIsWaitingToBeStarted = 'Nothing is waiting to be started.'
export const nothingIsInProduction = 'Nothing is in production.'
export const nothingIsOnItsWayOrWaiting = 'Nothing is on its way or waiting to be collected.'
export const production = 'Production'
export const firstDueFirst = 'Orders due first are listed first.'
export const due = 'Due'
export const allOrders = 'All orders'
export const thisWeek = 'This week'
export const nothingIsLate = 'Nothing is late.'
export const nothingIsDueThisWeek = 'Nothing is due this week.'
export const ordersToMake = 'Orders to make'
export const paidInParts = 'Paid in parts'
export const paidOfTotal = (paid: string, total: string) => `${paid} of ${total} received.`
export const nothingOfTotal = (total: string) => `Nothing of ${total} received yet.`
export const balanceOf = (balance: string) => `Balance ${balance}.`
export const productionWaits = (amount: string) => `Production waits for ${amount} of the advance.`
export const dispatchWaits = 'It leaves the shop once the balance is received.'
export const itIsReady = 'Ready: ask for the balance'
export const readyAsksForBalance =
  'It leaves the shop once its balance is received. Ask the customer for it when the order is packed.'
export const readySince = (moment: string) =>
  `Ready since ${moment}. The customer was asked for the balance; it leaves the shop once the balance is received.`
export const customerIsAsked = 'The customer is asked for the balance.'
export const readyCouldNotBeTold = 'The customer could not be asked. Please try again.'
export const notePayment = 'Record a payment'
export const amountReceived = 'Amount received'
export const howItCame = 'How it was paid'
export const byCash = 'Cash'
export const byBank = 'Bank transfer'
export const theCustomerSeesIt = 'The customer sees it on the order’s page.'
export const thePaymentCouldNotBeNoted = 'The payment could not be recorded. Please try again.'
export const paymentIsNoted = 'The payment is recorded.'
export const startWithout = 'Start without it'
export const sendWithout = 'Ship without it'
export const reason = 'Reason'
export const theLogKeepsIt = 'Saved in the log with your name. What is owed stays owed.'
export const itCouldNotBeLetPass = 'That could not be saved. Please try again.'
export const itMayStart = 'It can start without the advance.'
export const itMayStartOnceApproved = 'It no longer waits for the advance, and can start once its proof is approved.'
export const itMayGo = 'It can leave without the balance.'
export const linkWasSent = (amount: string) => `Payment link for ${amount} sent`
export const linkWasCancelled = (amount: string) => `Payment link for ${amount} cancelled`
export const waivedProduction = 'Allowed to start without the advance'
export const waivedDispatch = 'Allowed to ship without the balance'
export const becauseOf = (what: string, why: string) => `${what}: ${why}`
export const paidWord = 'Paid'
export const newDateIs = (weekday: string) => `New date ${weekday}`
export const changeTheDate = 'Change the date'
export const giveADate = 'Set a date'
export const newDate = 'New date'
export const withTheCustomerBy = 'The day by which the customer has it.'
export const readyAtTheCounterBy = 'The day by which it is ready at the counter.'
export const theCustomerReadsTheReason = 'The customer reads it on the order’s page and in an email.'
export const theDateCouldNotBeChanged = 'The date could not be changed. Please try again.'
export const theDateIsChanged = 'The date is changed.'
export const chooseADay = 'Choose a day'
export const sayWhyTheDateMoves = 'Please enter a reason: the customer sees it'

export const proof = 'Proof'
export const allProofs = 'All proofs'
export const proofToMake = 'Proof to make'
export const proofWaiting = 'Proof waiting for the customer'
export const proofStates = {
  to_make: 'A proof has to be made. Production waits until the customer approves it.',
  sent: 'The customer has the proof. Production waits until they approve it.',
  changes_asked: 'The customer asks for changes. Production waits until they approve the next proof.',
  approved: 'The customer has approved what will be printed.',
} as const
export const proofIsWaived = 'It can start without an approved proof.'
export const sendProofNumber = (number: number) => `Send proof ${number}`
export const proofSentAt = (proof: string, moment: string) => `${proof}, sent on ${moment}.`
export const changeTheDesign = 'Change the design'
export const whichPrintShallChange = 'Which print do you want to change?'
export const printOfLine = (product: string, placement: string) => `${product}, ${placement}`
export const openingTheDesign = 'Opening the design…'
export const saveTheChange = 'Save the change'
export const theDesignIsChanged = 'The design is changed. The customer sees it with the next proof.'
export const nothingWouldBePrinted = 'Nothing would be printed. Add a picture, a text or a motif.'
export const startWithoutProof = 'Start without a proof'
export const messageWithTheProof = 'Message to the customer'
export const weDrawThePresentDesign = 'Optional. The design is drawn as it will be printed, in every colour.'
export const theProofIsSent = 'The proof is sent.'
export const theProofCouldNotBeSent = 'The proof could not be sent. Please try again.'
export const itMayStartWithoutProof = 'It can start without a proof.'
export const itWaitsForItsAdvanceAlone = 'It no longer waits for a proof, and can start once its advance is paid.'
export const theLogKeepsWhy = 'Saved in the log with your name.'
export const proofWasSent = (number: number) => `Sent proof ${number}`
export const proofWasApproved = (number: number) => `Approved proof ${number}`
export const changesWereAsked = (number: number) => `Asked for changes to proof ${number}`
export const designWasChanged = (placement: string) => `Changed the design at ${placement}`
export const waivedProof = 'Allowed to start without a proof'
export const namesAndNumbers = 'Names and numbers'
