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
export const calledOffTheReprintOf = 'called off the reprint of'
export const madeAgain = 'made again the pieces of'
export const messageNamed = (target: string) => `message ${target}`
export const emailNamed = (subject: string) => `the email “${subject}”`
export const emailNumbered = (id: string) => `the email ${id}`
export const sentAgain = 'sent again'
export const markedAsHandled = 'marked as handled'
export const theReviewOf = (own: string) => `the review of ${own}`
export const inThePriceList = (own: string) => `${own} in the price list`
export const gaveABillingAddressTo = 'entered the billing address of'
export const gaveAnotherDateTo = 'changed the date of'
export const notedAsOutForDelivery = 'marked as out for delivery:'
export const notedAsComingBack = 'marked as coming back:'
export const cancelledTheEInvoiceOf = 'cancelled at the invoice portal the invoice of'
export const registeredAgainTheInvoiceOf = 'tried again to register the invoice of'
export const bookedACourierFor = 'booked a courier for'
export const cancelledTheCourierOf = 'cancelled the courier of'
export const gaveACreditNoteFor = 'issued a credit note for'
export const sentAPaymentLinkFor = 'sent a payment link for'
export const cancelledThePaymentLinkOf = 'cancelled the payment link of'
export const madeANewPaymentLinkFor = 'made a new payment link for'
export const changedThePrintingRulesIn = 'changed the printing rules in'
export const letPass = 'allowed without payment:'
export const sentProof = (number: number, order: string) => `sent proof ${number} of ${order}`
export const approvedProof = (number: number, order: string) => `approved proof ${number} of ${order}`
export const askedToChangeProof = (number: number, order: string) => `asked for changes to proof ${number} of ${order}`
export const changedDesign = (order: string, placement: string) => `changed the design of ${order} at ${placement}`
export const letStartWithoutProof = (order: string, reason: string) => `let ${order} start without a proof: ${reason}`
export const changedPayTerms = (name: string, terms: string) => `changed how ${name} pays: ${terms}`
export const changedSo = (thing: string, said: string) => `changed ${thing}: ${said}`
export const reasonGiven = (reason: string) => `reason: ${reason}`
export const otherPictures = 'other pictures'
export const nowSo = (what: string) => `now ${what}`
export const noLongerSo = (what: string) => `no longer ${what}`
export const turnedOn = (what: string) => `${what} turned on`
export const turnedOff = (what: string) => `${what} turned off`
/** Labels of switches whose name alone would not be enough: turned on, turned off. */
export const switches = {
  isBestSeller: ['now a best seller', 'no longer a best seller'],
  isComposition: ['now under the composition scheme', 'no longer under the composition scheme'],
  isEInvoicing: ['e-invoices turned on', 'e-invoices turned off'],
  isEnded: ['now ended', 'open again'],
  isPrepaid: ['no cash on delivery any more', 'cash on delivery allowed again'],
  isUnregistered: ['now without GST registration', 'now with GST registration'],
  prepays: ['no cash on delivery any more', 'cash on delivery allowed again'],
  showListPrice: ['struck list price turned on', 'struck list price turned off'],
} as const
