export const removed = (name: string) => `${name} removed`
export const undo = 'Undo'
export const uploadADocumentOrPickAService = 'Upload a document or pick a service first.'
export const cannotBePrinted = (name: string) => `${name} cannot be printed. Please remove it or choose another file.`
export const hasNotFinishedUploading = (name: string) =>
  `${name} has not finished uploading. Please try again or remove it.`
export const weCannotPrintDocumentsAtTheMoment =
  'We cannot print documents at the moment. Please remove it, or write to us.'
export const weAreStillReadingYourDocument = 'We are still reading your document.'
export const pricesHaveChanged = 'Prices have changed. Please accept the new prices first.'
export const yourDocument = 'Your document'
export const yourDocuments = 'Your documents'
export const chooseAgain = (name: string) => `Choose ${name} again`
export const addADocument = 'Add a document'
export const theyArePrintedOneAfterAnother = 'They are printed one after another, and bound together.'
export const howWePrintIt = 'How we print it'
export const amountPerCopy = (amount: string) => `${amount} per copy`
export const forCopies = (count: string) => `for ${count} copies`
export const uploadYourDocument = 'Upload your document'
export const whatYouHaveChosenSoFar = 'What you have added so far is in your order.'
export const seePagesColourAndPriceAtOnce =
  'See pages, colour and price at once. Only you and our press can see your file.'
export const printAnotherDocument = 'Print another document'
export const weCannotCheckThePricesAtTheMoment = 'We cannot check the prices at the moment. Please try again.'
export const failedToSubmitOrder = 'Failed to submit order. Please try again.'
export const orderComesTo = (total: string) =>
  `Your order comes to ${total} now. Please check it and place the order again.`
export const yourOrder = 'Your order'
export const documentsAndServicesThatYouChoose =
  'Documents and services you choose will appear here, with what they cost.'
export const includesShipping = (amount: string) => `Includes ${amount} for shipping.`
export const readyBy = 'Ready by'
export const wellShowItsPriceOnceTheDocument = 'We’ll show its price once the document is read.'
export const paperType = 'Paper type'
export const chooseAPaper = 'Choose a paper'
export const size = 'Size'
export const chooseASize = 'Choose a size'
export const gsm = 'GSM'
export const chooseAWeight = 'Choose a weight'
export const mostLines = (maxPrintItems: number) => `Up to ${maxPrintItems} lines in an order`
export const added = (itemName: string) => `${itemName} added`
export const addToOrder = 'Add to order'
export const design = 'Design'
export const paper = 'Paper'
export const printing = 'Printing'
export const lamination = 'Lamination'
export const binding = 'Binding'
export const services = 'Services'
export const eachServiceIsAddedToYourOrder = 'Each service is added to your order separately.'
export const theQuoteCouldNotBeMade = 'The quote could not be made. Please try again.'
export const contactAndDelivery = 'Contact and delivery'
export const soThatWeCanAskAbout = 'So that we can ask about your documents and tell you when they are ready.'
export const whatWeShouldKnowSuchAsWhich = 'Anything we should know, such as which page is the cover.'
export const processingOrder = 'Processing Order...'
export const makingYourQuote = 'Making your quote...'
export const getAQuote = 'Get a quote'
export const aQuoteKeepsTodaysPricesFor15 =
  'A quote keeps today’s prices for 15 days. You can print it, send it on and order later.'
export const wellAskForYourTextAndFiles = 'We’ll ask for your text and files after you order.'
export const placeOrder = 'Place Order'
export const waysToOrder = 'Ways to order'
export const pickSingleServices = 'Pick single services'
export const close = 'Close'
export const cannotBeOpenedHere = (failed: string) =>
  `Order ${failed} cannot be opened here. Sign in with the account that placed it.`
export const whatYouOrdered = (again: string, gone: string) =>
  `This is what you ordered as ${again}, at today’s prices.${gone && ` No longer on our price list: ${gone}.`}`
export const item = 'item'
export const items = 'items'
export const continueLabel = 'Continue'
export const aBlackWhitePage = 'A black & white page'
export const an80PageThesisBound = 'An 80-page thesis, bound'
export const no100FlyersInColourA4 = '100 flyers in colour, A4'
export const aColourPosterA3 = 'A colour poster, A3'
export const whatItCosts = 'What it costs'
export const printDocumentsFlyersAndPosters = 'Print documents, flyers and posters'
export const uploadAPdfChoosePaperColour =
  'Upload a PDF, choose paper, colour, lamination and binding, see the price as you go, and collect it from the shop or have it sent.'
export const uploadAPdfChooseHowItIsPrinted =
  'Upload a PDF, choose how it is printed, and see what it costs before you order. From one page.'
export const failedToLoadPricingData = 'Failed to load pricing data. Please try again.'
export const ourPriceListIsComingSoon = 'Our price list is coming soon'
export const tellUsWhatYouNeedAndWell = 'Tell us what you need, and we’ll reply with a price.'
export const writeToUs = 'Write to us'
export const isIn = 'is in.'
export const trackYourOrder = 'Track your order'
