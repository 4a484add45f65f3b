export const mon = 'Mon'
export const tue = 'Tue'
export const wed = 'Wed'
export const thu = 'Thu'
export const fri = 'Fri'
export const sat = 'Sat'
export const sun = 'Sun'
export const datesArePromised = 'dates are promised'
export const noDatesArePromised = 'no dates are promised'
export const workingDaysAre = (workingDays: string) => `working days ${workingDays}`
export const ordersUntilHour = (cutOffHour: string | number) => `orders until ${cutOffHour}:00`
export const closedOnHolidays = (holidays: string) => `closed on ${holidays}`
export const daysOfPress = (blankDays: string | number, printedDays: string | number, bulkDays: string | number) =>
  `blank ${blankDays}, printed ${printedDays}, bulk ${bulkDays} days`
export const daysFromPieces = (from: string | number, days: string | number) => `from ${from} pieces ${days} days`
export const zoneDays = (name: string, prefixes: string, days: string | number) => `${name} (${prefixes}) ${days} days`
export const elsewhereDays = (otherDays: string | number) => `elsewhere ${otherDays} days`
export const largerBulkOrders = 'Larger bulk orders'
export const extraWorkingDaysByTheNumber =
  'Extra working days by the number of pieces in an order, all colours and sizes together.'
export const fromPieces = 'From pieces'
export const largerOrderFromPieces = (index: number) => `Larger order ${index}: from pieces`
export const largerOrderWorkingDays = (index: number) => `Larger order ${index}: working days`
export const removeLargerOrder = (index: number) => `Remove larger order ${index}`
export const holidays = 'Holidays'
export const neitherThePressNorTheCourier = 'Neither the press nor the courier works on these days.'
export const removeDay = (day: string) => `Remove ${day}`
export const aHoliday = 'A holiday'
export const add = 'Add'
export const deliveryZones = 'Delivery zones'
export const couriersDeliverEveryDayExceptSundays =
  'Couriers deliver every day except Sundays and holidays. If several match a PIN code, the longest counts.'
export const shippingByWeight =
  'Fill in the price of 500 g to charge shipping of garments by weight, in steps of 500 g as couriers do. Leave it empty for the usual shipping fee. Above the limit for free shipping it stays free.'
export const first500g = 'First 500 g'
export const first500gOf = (zone: string) => `${zone}: first 500 g`
export const eachFurther500g = 'Each further 500 g'
export const eachFurther500gOf = (zone: string) => `${zone}: each further 500 g`
export const usualFee = 'Usual fee'
export const zoneNumber = (index: number) => `Zone ${index}`
export const everywhereElse = 'Everywhere else'
export const chargedByWeight = (first: string, further: string) => ` (${first}, each further 500 g ${further})`
export const zone = 'Zone'
export const zoneName = (index: number) => `Zone ${index}: name`
export const pinCodesThatBeginWith = 'PIN codes that begin with'
export const zonePinCodes = (index: number) => `Zone ${index}: PIN codes that begin with`
export const days = 'Days'
export const daysOfZone = (index: number) => `Zone ${index}: days`
export const removeZone = (index: number) => `Remove zone ${index}`
export const addAZone = 'Add a zone'
export const everywhereElseInIndia = 'Everywhere else in India'
export const daysOnTheWayToPin = 'Days in transit to PIN codes in no zone.'
export const tellCustomersADate = 'Tell customers a date'
export const onProductsInTheCartAndWherever =
  'On products, in the cart and on every order page. Every order keeps its promised date.'
export const theDaysThePressWorks = 'The days on which the press works.'
export const ordersCountUntil = 'Orders count until'
export const aFullHourFrom1To24 = 'A full hour, from 1 to 24. Later orders count as the next day’s.'
export const workingDaysToMakeAnOrder = 'Working days to make an order'
export const printingOnPaperHasItsOwn = 'Printing on paper has its own days, in the printing rules.'
export const withoutAPrint = 'Without a print'
export const withAPrint = 'With a print'
export const inBulk = 'In bulk'
export const aPrintedShirtOrderedNow = 'A printed shirt ordered now: by'
export const to560001By = 'to 560001, by'
export const to302001 = 'to 302001.'
