export const dashboard = 'Dashboard'
export const orders = 'Orders'
export const newOrder = 'New order'
export const printing = 'Printing'
export const bulkOrders = 'Bulk Orders'
export const printOrders = 'Print Orders'
export const quotes = 'Quotes'
export const production = 'Production'
export const products = 'Products'
export const users = 'Users'
export const productType = 'Product Type'
export const productList = 'Product List'
export const priceAdd = 'Price Add'
export const messages = 'Messages'
export const refundsByHand = 'Refunds to make by hand'
export const isToBeRefunded = (customer: string, amount: string) => `${customer}: ${amount} to be refunded`
export const overdueInvoices = 'Overdue invoices'
export const claims = 'Claims'
export const allClaims = 'All claims'
export const claimAbout = (order: string) => `Claim about ${order}`
export const reviews = 'Reviews'
export const emails = 'Emails'
export const gstReturns = 'GST returns'
export const newsletter = 'Newsletter'
export const auditLog = 'Audit log'
export const profile = 'Profile'
export const settings = 'Settings'
export const adminOf = (shopName: string) => `${shopName} admin`
export const shopPages = 'Shop pages'
export const viewStore = 'View Store'
export const userMenuOf = (firstName: string) => `User menu: ${firstName}`
export const signOut = 'Sign out'
export const yourProfile = 'Your Profile'
export const keyboardShortcuts = 'Keyboard shortcuts'
export const admin = 'Admin'
export const keepOpen = 'Keep open'
export const foldAway = 'Collapse'
export const addProduct = 'Add product'
export const needsYourAttention = 'Needs your attention'
export const whatIsTooMuch = {
  messages: 'Messages',
  registrations: 'New accounts',
  subscriptions: 'Newsletter subscriptions',
  guest_orders: 'Orders without an account',
  mails: 'Emails sent',
  gateway_messages: 'Payment updates that could not be recorded',
  released_payments: 'Payments that went back to the customer’s bank uncaptured',
  courier_messages: 'Updates of couriers that could not be recorded',
  returned_parcels: 'Paid parcels that the courier brought back',
  courier_bookings: 'Courier still booked for a cancelled order',
  e_invoices: 'Invoices that could not be registered with the portal',
}
export const inOneHour = (count: number) => `${count} in one hour`
export const emailsNotSent = 'Emails not sent'
export const emailNotSent = 'Email not sent'
export const allEmailsNotSent = 'All emails not sent'
export const failedPayments = 'Failed payments'
export const allFailedPayments = 'All failed payments'
export const allOverdueInvoices = 'All overdue invoices'
export const owes = (customer: string, open: string) => `${customer} owes ${open}`
export const proofsToMake = 'Proofs to make'
export const allProofsToMake = 'All proofs to make'
export const asksForChanges = (customer: string) => `${customer} asks for changes`
export const newOrders = 'New orders'
export const allOrders = 'All orders'
export const allMessages = 'All messages'
export const overdueTickets = 'Overdue tickets'
export const allOverdueTickets = 'All overdue tickets'
export const notAcknowledgedIn48Hours = (sender: string) => `${sender}: not acknowledged within 48 hours`
export const notClosedInAMonth = (sender: string) => `${sender}: not closed within a month`
export const lowStock = 'Low stock'
export const allLowStock = 'All low stock'
export const noSubject = 'No subject'
export const soldOut = 'Sold out'
export const onlyLeft = (stock: number) => `Only ${stock} left`
export const noNameGiven = 'No name given'
export const couldNotMarkThemAsSeen = 'Could not mark them as seen. Please try again.'
export const notifications = 'Notifications'
export const markAllAsSeen = 'Mark all as seen'
export const notificationsCouldNotBeLoaded = 'Notifications could not be loaded.'
export const tryAgain = 'Try Again'
export const nothingYetNewOrdersMessagesFailed =
  'Nothing yet. New orders, messages, failed payments and low stock will show up here.'
export const newLabel = 'New: '
export const notificationsNew = (count: number) => `Notifications, ${count} new`
export const newNotifications = (count: number) => `${count} new ${count === 1 ? 'notification' : 'notifications'}`
export const searchEverything = 'Search everything'
export const closeMenu = 'Close menu'
export const found = 'Found'
export const inStock = (stock: number) => `${stock} in stock`
export const hidden = 'Hidden'
export const people = 'People'
export const actions = 'Actions'
export const pages = 'Pages'
export const searchOrdersProductsPeopleAndPages = 'Search orders, products, people and pages'
export const orderProductPersonOrPage = 'Order, product, person or page'
export const esc = 'ESC'
export const searching = 'Searching …'
export const nothingFoundFor = (typed: string) => `Nothing found for ‘${typed}’.`
export const couldNotBeSearched = (failed: string) => `${failed} could not be searched.`
export const findAnything = 'Find anything'
export const searchOnThisPage = 'Search on this page'
export const thisList = 'This list'
export const closeWhatIsOpen = 'Close what is open'
export const theNextOne = 'Next'
export const theOneBefore = 'Previous'
export const designToBinding = 'Design to binding'
export const oneMore = 'One more'
export const oneLess = 'One less'
export const inTheQuantity = 'In the quantity: add to the order'
export const goTo = 'Go to'
export const onEveryPage = 'On every page'
export const inAnOpenedOrder = 'In an opened order'
export const inPrinting = 'In Printing'
export const makeSomethingNew = 'Make something new'
export const singleKeyShortcuts = 'Single-key shortcuts'
export const savedInThisBrowser =
  'Saved in this browser. When off, single keys do nothing; Ctrl K still opens the search.'
