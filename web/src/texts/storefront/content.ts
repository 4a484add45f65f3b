export const gstinIs = (gstin: string) => `GSTIN ${gstin}`
export const aboutUs = 'About us'
export const contactUs = 'Contact us'
export const shippingAndReturns = 'Shipping and returns'
export const privacy = 'Privacy'
export const termsOfSale = 'Terms of sale'
export const aboutTheShop = 'About the shop'
export const shopIsATShirtWorkshop = (shopName: string) =>
  `${shopName} is a t-shirt workshop in India. We cut, dye and print under one roof, for one person or for a whole stadium.`
export const whatWeMake = 'What we make'
export const tShirtsPolosDryFitsOversized =
  'T-shirts, polos, dry-fits, oversized tees and hoodies. Some carry our own designs, which you’ll find in the'
export const collection = 'collection'
export const manyMoreLeaveTheWorkshopWithYours =
  '. Many more leave the workshop with yours: a band, a batch, a birthday, a brand.'
export const howYourDesignGetsOntoTheFabric = 'How your design gets onto the fabric'
export const youUploadAPictureAndChoose =
  'You upload a picture and choose one of six placements: left or right chest, A4 or A3 on the front or the back.'
export const youSeeItOnTheGarment = 'You see it on the garment, in your colour, before you order.'
export const weLookAtEveryFileBefore =
  'We check every file before it is printed. If it will not print well, we write to you first.'
export const wePrintPressCheckAndPack = 'We print, press, check and pack, usually within three working days.'
export const onePieceOrFiveHundred = 'One piece or five hundred'
export const thereIsNoMinimum = 'There is no minimum.'
export const extraPrintCosts = (price: string) => `An extra print on a shirt costs ${price}.`
export const forTeamsAndEventsThereIs = 'For teams and events there is'
export const theBulkOrder = 'the bulk order'
export const anyMixOfSizesAndColours = ': any mix of sizes and colours, one parcel. For one shirt,'
export const designYourOwn = 'design your own'
export const whereWeAre = 'Where we are'
export const questions = 'Questions?'
export const writeToUs = 'Write to us'
export const aRealPersonWillReply = '. A real person will reply.'
export const grievanceOfficer = 'Grievance officer'
export const ifOurFirstReplyDidNot =
  'If our first reply did not solve your problem, write to our grievance officer. You get an acknowledgement with a number within 48 hours, and a decision within one month of your complaint.'
export const grievanceOfficerLabel = ', grievance officer'
export const yourMessageCouldNotBeSent = 'Your message could not be sent. Please try again.'
export const name = 'Name'
export const email = 'Email'
export const phoneOptional = 'Phone (optional)'
export const subjectOptional = 'Subject (optional)'
export const orderTsSizesAQuote = 'Order TS…, sizes, a quote'
export const message = 'Message'
export const messageNumber = (message: string, ticket: string) =>
  `${message} Your reference number is ${ticket}, which we have also emailed to you.`
export const sendMessage = 'Send message'
export const aboutAnOrderASizeADesign =
  'About an order, a size, a design, or a hundred shirts by Friday: write to us. We reply within 48 hours.'
export const orDirectly = 'Or reach us directly'
export const whatWeKnowAboutYouWhy =
  'What we know about you, why we need it, how long we keep it, and how to have it deleted.'
export const whatWeStore = 'What we store'
export const yourAccount = 'Your account'
export const nameEmailPhoneAndAddressAsYouTyped =
  'Name, email, phone and address, as you typed them. Your password is kept only by the sign-in service, in a form that nobody can read.'
export const yourCartAndFavourites = 'Your cart and favourites'
export const soThatTheyAreThereOnEvery = 'So that they are there on every device you sign in on.'
export const yourOrders = 'Your orders'
export const whatYouBoughtWhatItCost =
  'What you bought, what it cost, where it went and what was printed on it, with the names and numbers of a team’s list.'
export const yourDesigns = 'Your designs'
export const theFilesYouUploadForPrinting =
  'The files you upload for printing, and the designs you save. Only you and our staff can open them, and whoever has the link if you share a design.'
export const reviewsAndProblems = 'Reviews and problems you report'
export const whatYouWriteInThemWithPhotos =
  'What you write, with your photos. A review is shown on our site with its photos, your first name and the initial of your last. Only you and our staff can see what you report about an order.'
export const whatYouWriteToUs = 'What you write to us'
export const messagesFromTheContactFormAndYourEmail =
  'Messages from the contact form, and your email address if you subscribe to the newsletter.'
export const yourChoicesOfMessages = 'Your choices about messages'
export const whetherYouWantUpdatesAndNewsletter =
  'Whether you want order updates on WhatsApp or SMS and the newsletter, and when you said so.'
export const weStoreNoCardNumbersAndSet =
  'We store no card numbers and set no advertising cookies. This site loads nothing from advertisers, and it does not follow you to other sites.'
export const whyWeMayUseIt = 'Why we may use it'
export const toMakeAndDeliverWhatYouOrder =
  'To make and deliver what you order, to answer you, and to keep the accounts that the law requires. The newsletter goes only to those who asked for it. We sell no data to anyone.'
export const whoElseSeesIt = 'Who else sees it'
export const googleFirebaseWhichRunsOurServers =
  'Google Firebase, which runs our servers and sign-in. What you order, upload and write to us is kept in its Mumbai region; the sign-in itself, with your email and phone number, is kept outside India.'
export const razorpayWhenYouPayOnline =
  'Razorpay, our payment gateway, when you pay online: name, email, phone and the amount. What you enter to pay goes to Razorpay alone.'
export const theCourierWhoDeliversYourParcel =
  'The courier who delivers your parcel, and Shiprocket, where we book couriers: name, address, phone, email and what is in the parcel.'
export const whatsAppAndSmsIfYouWantUpdates =
  'WhatsApp (Meta) and Exotel, which sends our SMS, only if you want order updates there: your phone number and the message.'
export const theServiceThatSendsOurEmails = 'The service that sends our emails: your email address and the email.'
export const theGstPortalForCompanies =
  'If you order with a GSTIN: the government’s e-invoice portal and Adaequare, our service for it, get that invoice.'
export const authoritiesWhereIndianLawRequiresIt = 'Authorities, where Indian law requires it.'
export const howLongWeKeepIt = 'How long we keep it'
export const accountCartAndFavourites =
  'Account, cart and favourites: until you delete the account. Orders and invoices: at least eight financial years, as tax law requires. When you delete the account, your name and address are removed from your orders; invoices keep them, because the law wants them there. A number that wrote STOP to us stays on our list, so that nobody writes to it again. Server logs: one year.'
export const yourRights = 'Your rights'
export const youCanSeeAndCorrectYourData = 'You can see and correct your data in'
export const yourProfile = 'your profile'
export const andDeleteTheAccountThereInOne =
  ', and delete the account there in one step. You may ask us for a copy of your data, nominate somebody to decide for you, or withdraw your consent; withdrawing it is as easy as giving it. A short message to the grievance officer is enough. If we do not settle it, you can go to the Data Protection Board of India.'
export const youLeaveTheNewsletterByTheLink = 'You can unsubscribe by the link in each newsletter, or'
export const here = 'here'
export const whoIsResponsible = 'Who is responsible'
export const whatYouAndWeAgreeToWhen = 'What you and we agree to when you order, in plain words.'
export const whoSells = 'Who sells'
export const prices = 'Prices'
export const pricesAreInIndianRupeesAndInclude =
  'Prices are in Indian rupees and include GST. The amount you confirm is the amount you pay: if a price changes while you are shopping, we show you the new one and ask again.'
export const shippingCosts = (price: string, otherPrice: string) =>
  `Shipping costs ${price} per order. It is free when the items cost more than ${otherPrice}. You see it in the cart before you order, and nothing is added later.`
export const yourOrder = 'Your order'
export const theOrderIsBindingOnBoth =
  'The order is binding on both of us once you see your order number. We accept orders as long as we have the pieces: what the shop shows as in stock is in stock. If we cannot make what you ordered, we tell you and refund you in full.'
export const yourDesign = 'Your design'
export const itStaysYours =
  'It stays yours. You let us print it for your order and for nothing else, and you tell us that you may have it printed: that it is your own work, or that you have the consent of whoever made it or is shown on it. We do not print what is unlawful, what incites hatred, or what copies a brand without its consent, and refund such an order.'
export const aPrintLooksALittleSofter =
  'A print looks a little softer on fabric than the picture does on a screen. A placement may be off by up to one centimetre.'
export const changingAndCancelling = 'Changing and cancelling'
export const youCanCancelFreeOfCharge =
  'You can cancel free of charge until we start printing. After that the shirt is made for you and nobody else; see'
export const shippingAndReturnsWord = 'shipping and returns'
export const ifWeCancelYouPayNothing = '. If we cancel, you pay nothing and get back whatever you paid.'
export const paying = 'Paying'
export const byCardUpiOrPaypalOrInCash =
  'By card, UPI or PayPal, or in cash on delivery. You enter card numbers at the payment gateway, never here.'
export const law = 'Law'
export const indianLawAppliesAndYourRights =
  'Indian law applies, and your rights under the Consumer Protection Act, 2019 stand above these terms. The courts of the place where we have our shop, and those of the place you live in, have jurisdiction.'
export const whenYourParcelComesAndWhat = 'When your parcel comes, and what happens if it is not right.'
export const shipping = 'Shipping'
export const readyMadeProducts = 'Ready-made products'
export const dispatchedTheNextWorkingDay = 'Dispatched the next working day'
export const withYourDesign = 'With your design'
export const dispatchedWithinThreeWorkingDays = 'Dispatched within three working days'
export const bulkOrders = 'Bulk orders'
export const byTheDateInOurConfirmation = 'By the date in our confirmation, usually five to ten working days'
export const onTheWay = 'In transit'
export const twoToFourDaysToCities = 'Two to four days to cities, up to eight elsewhere in India'
export const cost = 'Cost'
export const freeAbove = (price: string, otherPrice: string) =>
  `${price}, free when the items cost more than ${otherPrice}`
export const youSeeEveryStepOfAnOrder = 'You see every step of an order in'
export const yourOrdersWord = 'your orders'
export const ifYouOrderedWithoutAnAccount =
  '. If you ordered without an account, the link in your confirmation shows the same, or you can'
export const trackYourOrder = 'track your order'
export const byItsNumber = 'by its number.'
export const returningReadyMadeProducts = 'Returning ready-made products'
export const sevenDaysFromDeliveryUnwornAndUnwashed =
  'Within seven days of delivery, unworn and unwashed, with the label on.'
export const withTheOrdersNumber =
  'with your order number, and we arrange the pick-up. One size exchange per order is free. We refund you within seven working days of the parcel reaching us, the way you paid; for cash on delivery, to your bank account or UPI.'
export const customOrders = 'Custom orders'
export const aShirtWithYourOwnDesign =
  'A shirt with your own design is made for you, so we cannot take it back because you changed your mind or chose the wrong size. Please check the product’s size guide first: it has the measurements of each size.'
export const wePrintItAgainOrGive = 'We print it again or refund you, as you prefer, when'
export const thePrintOrTheClothHas = 'the print or the cloth has a fault,'
export const itIsNotTheDesignPlace = 'it is not the design, placement, colour or size you ordered,'
export const theParcelCameDamagedOrNot = 'the parcel came damaged, late, or not at all.'
export const reportItOn = 'Report it on'
export const theOrdersPage = 'the order’s page'
export const withAPhotoOr = ', with a photo, or'
export const withinDaysWithAPhoto = (days: number) =>
  ` within ${days} ${days === 1 ? 'day' : 'days'} of delivery, with a photo. Later, please`
export const writeToUsWord = 'write to us'
export const weWillStillHelp = ': we will still help.'
export const youNeedNotSendTheShirtBack =
  'You need not send the shirt back. Nothing here limits your rights under the Consumer Protection Act.'
export const defectsAndWarranty = 'Defects and warranty'
export const ifAPieceIsDefective =
  'Ready-made or made for you: if a piece is defective, damaged, late or not what you ordered, report it as above, and we replace it or refund you. We give no other warranty. Your rights under the law are not affected.'
export const cancelling = 'Cancelling'
export const freeOfChargeUntilProductionStarts =
  'Free of charge until production starts. After that, custom orders cannot be cancelled; ready-made products can be returned as above.'
