export const reportAProblem = 'Report a problem'
export const somethingWrong = 'Is something wrong with your order?'
export const weTakeItBack =
  'If something is defective, damaged, late or not what you ordered, tell us: we’ll make it again or refund you, even if we printed it for you.'
export const writeToUs = 'Write to us'
export const whatIsWrong = 'What is wrong?'
export const pleaseChoose = 'Please choose'
export const whichPieces = 'Which pieces?'
export const howMany = 'How many'
export const tellUsMore = 'Tell us more'
export const whatDoYouSee = 'What do you see, and what did you expect?'
export const photosHint =
  'Up to 5. A photo helps us to decide quickly. Only you and our staff see them. JPEG, PNG or WebP.'
export const onlyFivePhotosFit = 'You can add up to 5 photos. The others were left out.'
export const sendReport = 'Send report'
export const cancel = 'Cancel'
export const aPhotoDidNotUpload = 'A photo could not be uploaded. Please try again.'
export const yourReportCouldNotBeSent = 'Your report could not be sent. Please try again.'
export const reportIsSent = (ticket: string) => `We have received your report. Your reference number is ${ticket}.`
export const report = (ticket: string) => `Report ${ticket}`
export const orderWord = (id: string) => `order ${id}`
export const reportedOn = (day: string) => `reported on ${day}`
export const pieces = (quantity: number, name: string) => `${quantity} × ${name}`
export const piecesOf = (lines: readonly { quantity: number; name: string; about: string }[]) =>
  lines.map(({ quantity, name, about }) => [pieces(quantity, name), about].filter(Boolean).join(', ')).join('; ') ||
  'The whole order'
export const reportedIn = (tickets: readonly string[]) => `Already reported in ${tickets.join(', ')}`
export const partlyReportedIn = (count: number, quantity: number, tickets: readonly string[]) =>
  `${count} of ${quantity} already reported in ${tickets.join(', ')}`
export const weAnswered = 'We answered:'
export const received = 'Received'
export const beingLookedAt = 'Under review'
export const beingMadeAgain = 'Being made again'
export const madeAgain = 'New pieces sent'
export const refunded = 'Refunded'
export const rejected = 'Not accepted'
export const weGetBackToYou = 'We’ll get back to you within 48 hours and settle this within one month.'
export const byCreditNote = (number: string) => `Credit note ${number}`
export const photoOf = (number: number, ticket: string) => `Photo ${number} of report ${ticket}`

export const claims = 'Claims'
export const whichClaims = 'Which claims'
export const allClaims = 'All claims'
export const open = 'To decide'
export const decided = 'Decided'
export const overdue = 'Overdue'
export const noClaimsYet = 'No claims yet.'
export const nothingToDecide = 'There are no claims to decide.'
export const nothingDecided = 'No claim is decided yet.'
export const nothingOverdue = 'No claim is overdue.'
export const noClaimOfThisOrder = 'No claims on this order.'
export const reportsNotLoaded = 'We could not check whether you can report a problem. Please try again.'
export const tryAgain = 'Try Again'
export const failedToLoadClaims = 'Failed to load claims. Please try again later.'
export const showOlderClaims = 'Show older claims'
export const searchByOrder = 'Search by order number'
export const orderNumber = 'Order number, such as TS7K2M9QX4RD'
export const customer = 'Customer'
export const noNameGiven = 'No name given'
export const date = 'Date'
export const problem = 'Problem'
export const order = 'Order'
export const state = 'State'
export const due = 'Due'
export const claimNumber = (ticket: string) => `Claim ${ticket}`
export const theClaimCouldNotBeLoaded = 'The claim could not be loaded. Please try again.'
export const theClaimCouldNotBeChanged = 'The claim could not be changed. Please try again.'
export const changedMeanwhile = 'Somebody changed this claim in the meantime. Please check again.'
export const openOrder = (id: string) => `Open order ${id}`
export const acknowledge = 'Acknowledge'
export const acknowledgeTells = 'Acknowledging emails the customer that you are looking into it.'
export const decision = 'Decision'
export const makeAgain = 'Make it again'
export const returnMoney = 'Refund'
export const reject = 'Reject'
export const makeAgainHint =
  'Its garments are taken out of stock, the press finds it under Production, and the customer gets an email when it is sent.'
export const returnMoneyHint =
  'Issue the credit note below, or refund the whole order on its record, before you decide: the customer is told that the refund is on its way.'
export const rejectHint = 'The customer reads your reason on the order’s page and in an email.'
export const words = 'What we write to the customer'
export const whyNot = 'Tell the customer why'
export const decideNow = 'Decide and tell the customer'
export const chooseWhatYouDo = 'Choose what you will do about this claim'
export const askMakeAgain = 'Make it again?'
export const askReturnMoney = 'Tell the customer that the refund is on its way?'
export const askReject = 'Reject this claim?'
export const sayItIsReturned = 'Tell the customer'
export const rejectClaim = 'Reject the claim'
export const isTold = 'The customer is told by email at once.'
export const readsIt = 'The customer reads it on the order’s page at once.'
export const isMadeAgain = (count: number) =>
  count === 0
    ? 'The whole order is made again at no charge.'
    : count === 1
      ? 'One piece is made again at no charge.'
      : `${count} pieces are made again at no charge.`
export const moneyIsReturned = 'The money is refunded.'
export const moneyIsReturnedBy = (creditNote: string) => `The money is refunded by credit note ${creditNote}.`
export const isNotTakenBack = 'Nothing is made again and nothing is refunded.'
export const cannotBeUndone = 'This cannot be undone.'
export const canBeCalledOff = 'You can call it off until the new pieces are sent.'
export const callOffReprint = 'Call off the reprint'
export const askCallOff = 'Call off this reprint?'
export const calledOffMeans =
  'The press no longer makes it, its garments go back into stock, and the claim is open again: decide what to do instead. The customer is not told until then.'
export const keepReprint = 'Keep it'
export const reprintIsCalledOff = 'The reprint is called off. The claim is open again.'
export const theReprintCouldNotBeCalledOff = 'The reprint could not be called off. Please try again.'
export const couldBeTwice = 'These pieces may already be settled'
export const givenBackSoFar = 'Refunded so far'
export const nothingIsBack = 'Nothing has been refunded on this order.'
export const allIsBack = (creditNote: string | undefined) =>
  creditNote ? `The whole order has been refunded, by credit note ${creditNote}.` : 'The whole order has been refunded.'
export const creditedPieces = (line: string, count: number, quantity: number, amount: string) =>
  `Credited: ${count} of ${quantity} × ${line}, ${amount}`
export const creditedMoney = (line: string, amount: string) => `Credited: ${amount} of ${line}`
export const otherClaims = 'Other claims on this order'
export const theOrderCouldNotBeRead =
  'Earlier refunds and claims on this order could not be loaded. Check the order before you decide.'
export const isDecided = 'The customer has been told.'
export const isAcknowledged = 'The customer knows that you are looking into it.'
export const toMakeAgain = 'To make again'
export const pressMakesAgain = 'Claims that are settled by making the pieces again, free of charge.'
export const sentTo = (ticket: string) => `Mark ${ticket} as sent`
export const markAsSent = 'Mark as sent'
export const courierNote = 'Courier and tracking number, for the customer (optional)'
export const theReprintCouldNotBeChanged = 'It could not be marked as sent. Please try again.'
export const newPiecesSent = 'The customer is told that the new pieces are on their way.'
export const decidedOn = (day: string) => `decided on ${day}`
