export const selectNamed = (name: string) => `Select ${name}`
export const selectShown = (label: string) => `${label}: select what is shown`
export const errorWith = (sentence: string) => `Error: ${sentence}`
export const filters = (set: number) => (set === 0 ? 'Filters' : `Filters (${set})`)
export const tryAgain = 'Try Again'
export const removedAnAddressFrom = 'removed an address from'
export const showedAgain = 'showed again'
export const aGstReturn = 'a GST return'
export const theNewsletter = 'the newsletter'
export const thePriceList = 'the price list'
export const theColour = 'the colour'
export const theProductType = 'the product type'
export const theSettings = 'the settings'
export const theListOfPeople = 'the list of people'
export const changedFromTo = (label: string, thing: string, before: string, after: string) =>
  `changed the ${label} of ${thing} from ${before} to ${after}`
export const removedAdminRights = (who: string) => `removed the admin rights of ${who}`
export const madeAnAdmin = (who: string, to: string) => `made ${who} an admin${to}`
export const changedRole = (who: string, from: string, to: string) => `changed the role of ${who} from ${from} to ${to}`
export const orderNamed = (target: string) => `order ${target}`
export const quoteNamed = (target: string, sentTo: string) => `quote ${target}${sentTo && ` to ${sentTo}`}`
export const couponNamed = (target: string) => `coupon ${target}`
export const claimNamed = (claim: string) => `claim ${claim}`
export const madeAgain = 'made again the pieces of'
export const messageNamed = (target: string) => `message ${target}`
export const emailNamed = (id: string) => `the email ${id}`
export const sentAgain = 'sent again'
export const markedAsHandled = 'marked as handled'
export const theReviewOf = (own: string) => `the review of ${own}`
export const inThePriceList = (own: string) => `${own} in the price list`
export const moreThan = (count: string) => `more than ${count}`
export const exported = (count: string, what: string) => `${count} ${what} exported`
export const theExportStoppedMidway = 'The export stopped midway. Please try again.'
export const ofCount = (count: string) => `of ${count}`
export const exportLabel = 'Export'
export const stop = 'Stop'
export const exportToCsv = 'Export to CSV'
export const onlyFound = (what: string) => `Only the ${what} found here`
export const allOfThem = (what: string) => `All ${what}`
export const selection = 'Selection'
export const selected = (count: string) => `${count} selected`
export const selectAllShown = 'Select all shown'
export const clearSelection = 'Clear selection'
export const theViewCouldNotBeSaved = 'The view could not be saved. Please try again.'
export const aViewWithThisNameAlready = 'A view with this name already exists'
export const changeView = 'Change view'
export const saveView = 'Save view'
export const name = 'Name'
export const onlyYouCanSeeIt = 'Only you can see it.'
export const deleteView = 'Delete view'
export const rename = 'Rename'
export const save = 'Save'
export const views = 'Views'
export const close = 'Close'
export const previous = 'Previous'
export const next = 'Next'
export const somebody = 'Somebody'
export const changedThisOn = (changedBy: string, moment: string) => `${changedBy} changed this on ${moment}`
export const whatIsSavedNowIsTheSame = 'What is saved now is the same as yours.'
export const yourChangesAreNotSavedYet = 'Your changes are not saved yet. These differ:'
export const theirs = 'Theirs'
export const mine = 'Mine'
export const useTheirs = 'Use theirs'
export const keepMine = 'Keep mine'
export const showing = (count: string) => `Showing ${count} of`
export const atMost = 'at most '
export const notChangedHere = 'not changed here'
export const gaveAnotherDateTo = 'gave another date to'
export const notedAsOutForDelivery = 'noted as out for delivery:'
export const notedAsComingBack = 'noted as coming back:'
export const cancelledTheEInvoiceOf = 'cancelled at the invoice portal what was registered of'
export const registeredAgainTheInvoiceOf = 'tried again to register the invoice of'
export const bookedACourierFor = 'booked a courier for'
export const cancelledTheCourierOf = 'cancelled the courier of'
export const gaveACreditNoteFor = 'gave a credit note for'
export const sentAPaymentLinkFor = 'sent a payment link for'
export const cancelledThePaymentLinkOf = 'cancelled the payment link of'
export const madeANewPaymentLinkFor = 'made a new payment link for'
export const changedThePrintingRulesIn = 'changed the printing rules in'
export const letPass = 'let pass without its money'
export const sentProof = (number: number, order: string) => `sent proof ${number} of ${order}`
export const approvedProof = (number: number, order: string) => `approved proof ${number} of ${order}`
export const askedToChangeProof = (number: number, order: string) => `asked for changes to proof ${number} of ${order}`
export const changedDesign = (order: string, placement: string) => `changed the design of ${order} at ${placement}`
export const letStartWithoutProof = (order: string, reason: string) => `let ${order} start without a proof: ${reason}`
export const changedPayTerms = (name: string) => `changed how ${name} pays`
export const acknowledgeBy = (moment: string) => `Acknowledge by ${moment}`
export const closeBy = (moment: string) => `Close by ${moment}`
export const wasToBeAcknowledgedBy = (moment: string) => `Acknowledge, was due ${moment}`
export const wasToBeClosedBy = (moment: string) => `Close, was due ${moment}`
export const nothingIsDue = 'Nothing is due'
export const overdue = 'Overdue'
