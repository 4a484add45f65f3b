export const failedToSubmitOrder = 'Failed to submit order. Please try again.'
export const orderAtTodaysPrice = 'Order at today’s price'
export const orderAtThisPrice = 'Order at this price'
export const soThatWeCanAskAbout = 'So that we can ask about your documents and tell you when they are ready.'
export const whatWeShouldKnowSuchAsWhich = 'Anything we should know, such as which page is the cover.'
export const placeOrder = 'Place Order'
export const processingOrder = 'Processing Order...'
export const quoteNotFound = 'Quote not found'
export const thereIsNoSuchQuoteOrItsLink =
  'There is no such quote, or its link is incomplete. Please open it again from the email or the PDF.'
export const writeToUs = 'Write to us'
export const failedToLoadTheQuote = 'Failed to load the quote.'
export const quote = 'Quote'
export const quoteNamed = (id: string) => `Quote ${id}`
export const yourQuote = 'Your quote'
export const madeOnFor = (day: string, name: string) => `, made on ${day}${name && ` for ${name}`}`
export const thesePricesHoldUntil = 'These prices hold until'
export const thesePricesHeldUntil = (day: string) => `These prices held until ${day}`
export const todayCostsInstead = (amount: string, otherAmount: string) =>
  `Today the same costs ${amount} instead of ${otherAmount}. You can order it at today’s price.`
export const someOfItIsNoLonger = 'Some of it is no longer available.'
export const makeANewOne = 'Make a new one'
export const thisQuoteWasOrdered = 'This quote has been ordered'
export const youHaveNoAccountHereSo = 'You are not signed in, so keep this link to open your quote again.'
export const theOrderIs = 'Your order number is'
export const whatItCosts = 'What it costs'
export const allPricesIncludeGst = 'All prices include GST.'
export const note = 'Note'
