export const orderNamed = (orderId: string) => `Order ${orderId}`
export const thePaymentDidNotGoThrough = 'The payment did not go through.'
export const ifMoneyHasLeftYourAccount =
  'If money has left your account, it will be refunded automatically within 5 to 7 working days.'
export const yourOrderWasCancelledBeforeThePayment =
  'Your order was cancelled before the payment reached us. Your money is on its way back to you.'
export const yourPaymentWentThrough =
  'Your payment went through. We are waiting for confirmation, which can take a minute.'
export const weAreConfirmingYourPayment = 'We are confirming your payment'
export const noNeedToPayAgain = 'You do not need to pay again. This page shows your payment once it is confirmed.'
export const youClosedThePaymentWindow =
  'You closed the payment window. Your order is saved: pay whenever you are ready.'
export const thePaymentWindowCouldNotBeOpened = 'The payment window could not be opened. Please try again.'
export const payNow = 'Pay now'
export const openingPayment = 'Opening payment...'
export const paymentWindowIsOpen = 'Payment window is open'
export const checkingYourPayment = 'Checking your payment...'
export const waitingForConfirmation = 'Waiting for confirmation...'
export const itemsReservedUntil = (payBy: string | undefined, moment: string) =>
  `We have reserved your items${payBy ? ` until ${moment}` : ''} and start as soon as you pay.`
export const weWillCancelThisOrderUnless =
  'We will cancel this order unless a payment is still on its way, and let you know. You can order again at any time.'
export const yourPaymentDidNotGoThrough = 'Your payment did not go through'
export const paymentPending = 'Payment pending'
export const theTimeToPayHasRun = 'The time to pay has run out'
export const amountBy = (amount: string, paymentMethodLabel: string, kept: string) =>
  `${amount} by ${paymentMethodLabel}. ${kept}`
export const yourTitle = (title: string) => `Your ${title}`
export const isCancelled = (name: string) => `${name} is cancelled`
export const placedPaymentPending = (title: string) => `${title} placed, payment pending`
export const thankYouForYourOrder = 'Thank you for your order!'
export const failedToCancelTheOrder = 'Failed to cancel the order. Please try again.'
export const yourOrderIsCancelled = 'Your order is cancelled.'
export const cancelOrder = 'Cancel order'
export const cancelOrderNamed = (id: string) => `Cancel order ${id}`
export const cancelThisOrder = 'Cancel this order?'
export const goBack = 'Go back'
export const weWillNotMakeItAndThisCannot = 'We will not make it, and this cannot be undone.'
export const youHaveNothingToPay = 'You have nothing to pay.'
export const goesBackAsPaid = (amount: string) =>
  `${amount} goes back the way you paid. Banks take 5 to 7 working days to show it.`
export const goesBackByHand = (amount: string) =>
  `We will refund ${amount} by bank transfer or in cash, and contact you about it.`
export const yourOrderCouldNotBeConfirmed = 'Your order could not be confirmed. Please try again.'
export const thankYouYourOrderIsConfirmed = 'Thank you, your order is confirmed.'
export const confirmYourOrder = 'Confirm your order'
export const yourDocuments = 'Your documents'
export const orderItems = 'Order Items'
export const yourFiles = 'Your files'
export const openFile = 'Open file'
export const yourNote = 'Your note'
export const total = 'Total'
export const delivery = 'Delivery'
export const shippingAddress = 'Shipping address'
export const courier = 'Courier'
export const billTo = 'Bill to'
export const contact = 'Contact'
export const items = 'Items'
export const and = ' and '
export const eachIsPrintedAt = (placements: string) => `Each is printed at ${placements}.`
export const payment = 'Payment'
export const reference = 'Reference'
export const poor = 'Poor'
export const notGood = 'Not good'
export const okay = 'Okay'
export const good = 'Good'
export const excellent = 'Excellent'
export const yourRating = 'Your rating'
export const giveOneToFiveStars = 'Please give one to five stars'
export const oneStar = '1 star'
export const starsOf = (star: number) => `${star} stars`
export const yourReviewCouldNotBeSaved = 'Your review could not be saved. Please try again.'
export const yourReviewOf = (productName: string) => `Your review of ${productName}`
export const yourReview = 'Your review'
export const fitFabricPrintDelivery =
  'Fit, fabric, print, delivery: what would help others choose? Shown with your first name.'
export const photos = 'Photos (optional)'
export const upToThreePhotosShownToEveryone = 'Up to 3, shown to everyone with your review. JPEG, PNG or WebP.'
export const weLeaveOutWhereAndWhen = 'Location and date are removed from photos.'
export const aPhotoDidNotUpload = 'A photo could not be uploaded. Please try again.'
export const addPhotos = 'Add photos'
export const photoNumber = (number: number, productName: string) => `Your photo ${number} of ${productName}`
export const removePhotoNumber = (number: number) => `Remove photo ${number}`
export const onlyThreePhotosFit = 'A review can have up to 3 photos. The others were left out.'
export const saveReview = 'Save review'
export const publishReview = 'Publish review'
export const thankYouForYourReview = 'Thank you for your review.'
export const yourReviewIsDeleted = 'Your review is deleted.'
export const yourReviewIsSaved = 'Your review is saved.'
export const cancel = 'Cancel'
export const yourReviewCouldNotBeDeleted = 'Your review could not be deleted. Please try again.'
export const thisReviewIsNotShownOnOurSite = 'This review is not shown on our site:'
export const weAnswered = 'We answered:'
export const editYourReviewOf = (productName: string) => `Edit your review of ${productName}`
export const edit = 'Edit'
export const deleteYourReviewOf = (productName: string) => `Delete your review of ${productName}`
export const deleteLabel = 'Delete'
export const writeAReviewOf = (productName: string) => `Write a review of ${productName}`
export const writeAReview = 'Write a review'
export const deleteYourReview = 'Delete your review?'
export const deleteReview = 'Delete review'
export const itWillBeRemovedFromTheProducts =
  'It will be removed from the product’s page, with its stars. You can write another at any time.'
export const rateWhatYouBought = 'Rate what you bought'
export const order = 'Order'
export const placedAt = (moment: string) => `, placed on ${moment}`
export const youOrderedWithoutAnAccountSo = 'You ordered without an account, so keep this link to see your order again.'
export const orderMore = 'Order more'
export const continueShopping = 'Continue shopping'
export const print = 'Print'
export const progress = 'Progress'
export const yourFirstTryWentThroughAfter =
  'Your first attempt went through after all: this is your order as you placed it then, and nothing was ordered twice. To change it,'
export const writeToUs = 'write to us'
export const contactUs = 'Contact us'
export const orderNotFound = 'Order not found'
export const thereIsNoSuchOrderOrItBelongs =
  'There is no such order, or it belongs to another account. Sign in with the account that placed it.'
export const myOrders = 'My Orders'
export const signIn = 'Sign In'
export const trackAnOrder = 'Track an order'
export const failedToLoadTheOrder = 'Failed to load the order.'
export const tryAgain = 'Try Again'
export const payByBefore = (paymentMethodLabel: string, payBy: string | undefined, moment: string) =>
  `Pay by ${paymentMethodLabel}${payBy ? ` before ${moment}` : ''}`
export const weHaveReceivedYourPayment = 'We have received your payment. Thank you!'
export const paymentReceivedWeStartMakingIt = 'Payment received. We will start making your order.'
export const thereIsNothingMoreToPay = 'There is nothing more to pay.'
export const totals = 'Totals'
export const pieces = 'Pieces'
export const designs = 'Designs'
export const collection = 'Collection'
export const collectFromTheShop = 'Collect from the shop'
export const bulkOrderPieces = (count: string, pieces: number) =>
  `Bulk order, ${count} ${pieces === 1 ? 'piece' : 'pieces'}`
export const placementsAre = (placements: string) => `Placement: ${placements}`
export const colourSizeAndQuantity = (colorName: string, sizeLabel: string, quantity: number) =>
  `${colorName}, size ${sizeLabel} × ${quantity}`
export const andMoreItems = (count: number) => `+${count} more items`
export const madeToOrderOnly = (sizeLabel: string) => `Size ${sizeLabel} is made to order only`
export const noLongerSold = 'No longer sold'
export const failedToAddItemToCart = 'Failed to add item to cart. Please try again.'
export const reorder = 'Reorder'
export const itemsAreInYourCart = (added: number) =>
  `${added === 1 ? '1 item is' : `${added} items are`} in your cart, at today’s prices.`
export const goToCart = 'Go to cart'
export const notAdded = 'Not added:'
export const nothingCouldBeAdded = 'Nothing could be added:'
export const orderInBulkAgain = 'Order in bulk again'
export const failedToOrderInBulkAgain = 'The order could not be opened again. Please try again.'
export const designsCouldNotBeOpened = (placements: string) =>
  `The design at ${placements} could not be opened. Please upload it again.`
export const replaceBegunTitle = 'Replace your bulk order?'
export const replaceBegun = 'Replace'
export const replaceBegunAsk = (product: string) =>
  `You have a bulk order of ${product} in progress. Its design and quantities will be replaced.`
export const placedOnDay = (day: string) => `Placed on ${day}`
export const hideOrderDetails = 'Hide order details'
export const viewOrderDetails = 'View order details'
export const allPayments = 'All payments'
export const refunded = 'Refunded'
export const date = 'Date'
export const price = 'Price'
export const searchOrdersOrProducts = 'Search orders or products...'
export const paymentStatus = 'Payment status'
export const sortBy = 'Sort by'
export const ascending = 'ascending'
export const descending = 'descending'
export const failedToLoadOrders = 'Failed to load orders. Please try again later.'
export const noOrdersFound = 'No orders found'
export const tryAdjustingYourSearchOrFilter = 'Try adjusting your search or filter criteria.'
export const youHaventPlacedAnyOrdersYet = "You haven't placed any orders yet."
export const exploreProducts = 'Explore Products'
export const showOlderOrders = 'Show older orders'
export const payAdvance = 'Pay advance'
export const payBalance = 'Pay balance'
export const payByLink = (amount: string) => `Pay ${amount} by link`
export const youCanPayByLink = 'You can pay by link'
export const askedByLink = (amount: string, until: string, takesParts: boolean) =>
  `We have sent you a link to pay ${amount} by UPI, card or net banking, until ${until}.${takesParts ? ' You can pay it in parts.' : ''}`
export const advanceToPay = 'Advance to pay'
export const balanceToPay = 'Balance to pay'
export const allOrAdvance = (total: string, method: string, advance: string, rest: string) =>
  `Pay ${total} by ${method}, or an advance of ${advance} now and the rest ${rest}. We start as soon as you pay either.`
export const advanceFirst = (advance: string, rest: string) =>
  `Pay an advance of ${advance} online, and we will start making your order. You pay the rest ${rest}.`
export const advanceByHand = (advance: string, rest: string) =>
  `Please pay an advance of ${advance} at our counter or by bank transfer, and we will start making your order. You pay the rest ${rest}.`
export const balanceIs = (paid: string, total: string, balance: string, rest: string) =>
  `We have received ${paid} of ${total}. Please pay the balance of ${balance} ${rest}.`
export const beforeWeSendIt = 'before we ship it'
export const whenYouCollectIt = 'when you collect it'
export const inCashAtDelivery = 'in cash on delivery'
export const partReceived = 'Payment received. We will start making your order; you can pay the balance later.'
export const paidSoFar = 'Paid'
export const balance = 'Balance'
export const toPayOnInvoice = 'Pay on invoice'
export const dueOnInvoice = (amount: string, number: string, day: string, isOver: boolean) =>
  isOver
    ? `Invoice ${number} was due on ${day}. ${amount} is still to be paid.`
    : `Please pay ${amount} of invoice ${number} by ${day}.`
export const dueAfterInvoice = (total: string, days: number) =>
  `${total}, within ${days} days of the invoice, which we issue when your order leaves our workshop. You can also pay here now.`

export const proof = 'Proof'
export const proofIsBeingMade =
  'We are preparing a proof of how your order will look, and will send it to you. Nothing is printed until you approve it.'
export const pleaseLookAtTheProof =
  'This is how your order will be printed. Please check every picture: the words, the colours and where the print is. We start printing once you approve it.'
export const weAreChangingTheProof = 'Thank you. We will change it and send you another proof.'
export const thankYouForTheProof = 'Thank you. We will print exactly this.'
export const approve = 'Approve'
export const askForChanges = 'Ask for changes'
export const whatShallWeChange = 'What should we change?'
export const sendChanges = 'Send'
export const yourAnswerCouldNotBeSent = 'Your answer could not be sent. Please try again.'
export const youHaveApprovedTheProof = 'You have approved the proof.'
export const weHaveYourWishes = 'We have your comments.'
export const namesAndNumbers = 'Names and numbers'
