export const aProductThatIsNoLonger = 'A product that is no longer sold'
export const bestSellers = 'Best sellers'
export const nothingWasSoldOnTheseDays = 'Nothing was sold on these days.'
export const piece = 'piece'
export const pieces = 'pieces'
export const dayByDayAsATable = 'Day by day as a table'
export const dayByDay = 'Day by day'
export const day = 'Day'
export const orders = 'Orders'
export const revenue = 'Revenue'
export const lessThanADay = 'less than a day'
export const daysCount = (count: string) => `${count} days`
export const lowStock = 'Low stock'
export const allOf = (count: string) => `All ${count}`
export const ofEveryProductMoreThanAreLeft = (count: string) => `Every product has more than ${count} pieces left.`
export const soldOut = 'Sold out'
export const leftCount = (count: string) => `${count} left`
export const days = 'Days'
export const daysUpToToday = 'Days up to today'
export const from = 'From'
export const to = 'To'
export const onTheDayBefore = 'on the day before'
export const onTheDaysBefore = (count: string) => `on the ${count} days before`
export const averageOrder = 'Average order'
export const piecesLabel = 'Pieces'
export const pendingMoney = 'Pending payments'
export const ofOrders = (count: string, pendingOrders: number) =>
  `of ${count} ${pendingOrders === 1 ? 'order' : 'orders'}`
export const figures = 'Figures'
export const noEarlierDaysToCompare = 'No earlier days to compare'
export const whatTheseFiguresCount = 'What these figures count'
export const ordersWaiting = 'Orders waiting'
export const oldestWait = (wait: string) => `oldest: ${wait}`
export const daysBefore = 'Days before'
export const revenueByDay = 'Revenue by day'
export const theseDays = 'These days'
export const ordersByDay = 'Orders by day'
export const dashboard = 'Dashboard'
export const theFiguresCouldNotBeLoaded = 'The figures could not be loaded.'
export const someDaysChangedJustNowAndAreStill = ' · Some days changed just now and are still being counted.'
export const noOrdersOnTheseDays = 'No orders on these days'
export const chooseOtherDaysOrWaitForTheFirst = 'Choose other days, or wait for the first order.'
export const theBooks = 'The books'
export const everythingAddsUp = 'Every rupee and every piece is accounted for.'
export const theBooksAreCheckedEveryNight = 'Orders, payments and stock are checked against each other every night.'
export const theCheckCouldNotBeLoaded = 'The check of the books could not be loaded.'
export const checkedAt = (when: string, orders: string, payments: string, products: string) =>
  `Checked ${when}: ${orders} orders, ${payments} payments, ${products} products.`
export const findingAbout = {
  order: (id: string) => `Order ${id}`,
  payment: (id: string) => `Payment ${id}`,
  paper: (number: string) => `Invoice or credit note ${number}`,
  product: (name: string) => name,
  coupon: (id: string) => `Coupon ${id}`,
  day: (id: string) => `Sales of ${id}`,
}
