export const dayCannotBeMet = (weekday: string) =>
  `We cannot promise ${weekday}. Choose a later day, or order anyway below.`
export const pmHour = (hour: number) => `${hour} pm`
export const orderByToday = (hour: string) => `Order by ${hour} today`
export const orderByTomorrow = (hour: string) => `Order by ${hour} tomorrow`
export const orderByDay = (day: string, hour: string) => `Order by ${day} ${hour}`
export const readyToCollectOn = 'ready to collect on'
export const withYouBy = 'with you by'
export const withYouByLabel = 'With you by'
export const wasDueOn = 'Was due on'
export const wasToBeReadyOn = 'Was to be ready on'
export const dateWasMoved = (before: string, reason: string) => `Moved from ${before}: ${reason}`
export const sorryItIsLate = '. Sorry, it is running late:'
export const askUsWhenItComes = 'ask us when it will arrive'
export const lateCallTheCustomer = ': late, call the customer'
export const withYouBetween = 'With you between'
export const and = 'and'
export const iNeedAGstBillForACompany = 'I need a GST bill for a company'
export const billingAddress = 'Billing address'
export const yourBillHasToNameYourAddress =
  'By law, the bill of an order of this size, or for a company, has to show your address.'
export const billTo = 'Bill to'
export const companyName = 'Company Name'
export const gstin = 'GSTIN'
export const registeredInState = (state: string) => `Registered in ${state}`
export const orderAnywayPleaseCallMeAbout = 'Order anyway: please call me about the date'
export const neededBy = 'Needed by'
export const leaveItEmptyIfAnyDay = 'Leave it empty if any day is fine.'
export const weCannotPromiseEarliest = (weekday: string, otherWeekday: string) =>
  `We cannot promise ${weekday}; earliest ${otherWeekday}`
export const noteToThePress = 'Note for our press'
export const weAreCheckingWhatYouUploaded =
  'We are checking your upload. Your order will be placed by itself in a few seconds.'
export const payOrderHere = (id: string, amount: string, url: string) =>
  `Your order ${id} comes to ${amount}. Pay it here: ${url}`
export const yourOrderAt = (id: string, url: string) => `Your order ${id}: ${url}`
export const anyoneWithThisLinkCanSee = 'Anyone with this link can see and pay for the order. It is shown only once.'
export const copied = 'Copied'
export const copyLink = 'Copy link'
export const whatsapp = 'WhatsApp'
export const sms = 'SMS'
export const yourOrder = (id: string) => `Your order ${id}`
export const email = 'Email'
export const free = 'Free'
export const subtotal = 'Subtotal'
export const shipping = 'Shipping'
export const discount = 'Discount'
export const couponNamed = (coupon: string) => `Coupon ${coupon}`
export const freeShipping = 'Free shipping'
export const total = 'Total'
export const creditedLeaves = (left: string) => `Credited (${left} remains)`
export const paymentPending = 'Payment pending'
export const payOnDelivery = 'Pay on delivery'
export const payOnCollection = 'Pay on collection'
export const paymentReceived = 'Payment received'
export const partlyPaid = 'Partly paid'
export const paymentFailed = 'Payment failed'
export const paymentRefunded = 'Payment refunded'
export const outForDelivery = 'Out for delivery'
export const comingBackToUs = 'Coming back to us'
export const toBeDelivered = 'To be delivered'
export const toBeCollected = 'To be collected'
export const order = 'Order'
export const gstinIs = (gstin: string) => `GSTIN ${gstin}`
export const readyBy = 'Ready by'
export const promisedBy = 'Promised by'
export const youNeedItBy = 'You need it by'
export const earlierThanPromisedCallTheCustomer = ': earlier than promised, call the customer'
export const weCallYouAboutThisDate = ': we will call you about this date'
export const trackingNumber = 'Tracking number'
export const collectionFromTheShop = 'Collection from the shop'
export const thePdfCouldNotBeMade = 'The PDF could not be made. Please try again.'
export const invoice = 'Invoice'
export const creditNote = 'Credit note'
export const creditNoteOf = (amount: string) => `Credit note of ${amount}`
export const pdfReceiptTitle = (receiptTitle: string) => `${receiptTitle} (PDF)`
export const inAll = 'In all'
export const piecesOf = (count: string, pieces: number) => `${count} ${pieces === 1 ? 'piece' : 'pieces'}`
export const noDesignUploaded = 'No design uploaded'
export const garmentAt = (placement: string) => `Garment, ${placement}`
export const designsOf = (count: number) => `${count} designs`
export const andWord = ' and '
export const garmentWithNames = (names: string, placement: string) => `Garment with ${names}, ${placement}`
export const printedInColour = (placement: string, color: string) => `${placement}, in ${color}`
export const sizeInMm = (widthMm: number, heightMm: number) => `${widthMm} × ${heightMm} mm`
export const printedAnywayAsTheCustomerAsked = 'printed anyway, as the customer asked'
export const openFile = 'Open file'
export const jobNumber = (index: number) => `Job ${index}`
export const housePrintOn = (sidesIn: string) => `House print: ${sidesIn}`
export const yourPrint = 'Your print'
export const placement = 'Placement'
export const design = 'Design:'
export const furtherDesign = 'Another design:'
export const sizeIs = (sizeLabel: string) => `Size ${sizeLabel}`
export const moreItems = (more: number) => `+${more} more items`
export const linkCopied = 'Link copied'
export const theLinkCouldNotBeCopied = 'The link could not be copied. Open it and copy its address.'
export const theCodeCouldNotBeSent = 'The code could not be sent. Please try again.'
export const theCodeCouldNotBeChecked = 'The code could not be checked. Please try again.'
export const confirmYourEmail = 'Confirm your email'
export const soManyPiecesAreKeptOnly =
  'For this many pieces we need an email that reaches you. It takes a minute, and what you have entered stays.'
export const localShopCode = (localCode: string) =>
  `This shop runs on your machine and sends nothing. The code would be ${localCode}.`
export const confirmAndOrder = 'Confirm and order'
export const sendCode = 'Send code'
export const sendANewCodeInS = (secondsLeft: number) => `Send a new code in ${secondsLeft} s`
export const sendANewCode = 'Send a new code'
export const fillThisIn = 'Please fill this in'
export const giveAPhoneOrAnEmail = 'Please give a phone number or an email'
export const chooseHowYouWantToPay = 'Please choose how you want to pay.'
export const thePaymentOptionsHaveNotLoaded = 'The payment options have not loaded yet. Please try again.'
export const contact = 'Contact'
export const fullName = 'Full Name'
export const phoneNumber = 'Phone Number'
export const emailAddress = 'Email Address'
export const delivery = 'Delivery'
export const collectFromTheShop = 'Collect from the shop'
export const sendItToMe = 'Send it to me'
export const weArePlacingYourOrder = 'We are placing your order. Please keep this page open.'
export const visaMastercardRupay = 'Visa, Mastercard, RuPay'
export const anyUpiApp = 'Any UPI app'
export const accountsOutsideIndia = 'Accounts outside India'
export const payWhenYouReceiveIt = 'Pay when you receive it'
export const payWhenYouCollectIt = 'Pay when you collect it'
export const paymentMethod = 'Payment Method'
export const thePaymentOptionsCouldNotBeLoaded = 'The payment options could not be loaded.'
export const tryAgain = 'Try Again'
export const notAcceptedAtTheMoment = 'not accepted at the moment'
export const checkYourPinCode = 'Check your PIN code'
export const weDoNotKnowThisPinCode = 'We do not know this PIN code. Please check it.'
export const advanceHint = (advance: string, rest: string, isByHand: boolean) =>
  `For an order of this size we ask for an advance of ${advance} before we print. ${isByHand ? 'You pay it at our counter or by bank transfer,' : 'You can pay the full amount, or the advance now'} and the rest ${rest}.`
export const onInvoice = 'On invoice'
export const onInvoiceHint = (days: number) =>
  `As agreed, you pay on invoice: within ${days} days of the invoice, which we issue when your order leaves our workshop. You pay nothing now.`
export const beforeWeSendIt = 'before we ship it'
export const whenYouCollectIt = 'when you collect it'
export const inCashAtDelivery = 'in cash on delivery'
export const listOfPeople = 'List of people'
export const personName = 'Name'
export const personNumber = 'Number'
export const personSize = 'Size'
export const personColour = 'Colour'
export const partRefunded = (words: string, amount: string) => `${words}, ${amount} refunded`
export const voucherOf = (kind: 'receipt_voucher' | 'refund_voucher', amount: string) =>
  kind === 'receipt_voucher' ? `Receipt voucher of ${amount}` : `Refund voucher of ${amount}`
export const itComesToNow = (amount: string) => ` It comes to ${amount} now.`
