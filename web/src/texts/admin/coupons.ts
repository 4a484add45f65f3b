export const amountOff = 'Amount off'
export const everythingFree = 'Everything is free'
export const everythingFreeHint = 'At 100% without a limit customers pay only for shipping.'
export const yes = 'Yes'
export const no = 'No'
export const freeShipping = 'Free shipping'
export const whatItGives = 'What it gives'
export const atMostOptional = 'At most (optional)'
export const forOrdersFromOptional = 'For orders from (optional)'
export const firstDayOptional = 'First day (optional)'
export const lastDayOptional = 'Last day (optional)'
export const usesInAllOptional = 'Total uses (optional)'
export const usesPerPersonOptional = 'Uses per person (optional)'
export const failedToSaveTheCoupon = 'Failed to save the coupon. Please try again.'
export const couponHasEnded = (id: string) => `${id} has ended.`
export const couponIsSaved = (id: string) => `${id} is saved.`
export const couponNamed = (id: string) => `Coupon ${id}`
export const addCoupon = 'Add coupon'
export const code = 'Code'
export const whatCustomersTypeSuchAsDiwali10 = 'What customers type, such as DIWALI10'
export const ordersKeepIt = (used: number, otherUsed: string) =>
  `${used === 1 ? '1 order has' : `${otherUsed} orders have`} used it and will keep the discount.`
export const cancel = 'Cancel'
export const openAgain = 'Open again'
export const endCoupon = 'End coupon'
export const deleteCoupon = 'Delete coupon'
export const deleteCouponNamed = (id: string) => `Delete coupon ${id}?`
export const nobodyHasUsedIt = 'Nobody has used it. This cannot be undone.'
export const failedToDeleteTheCoupon = 'Failed to delete the coupon. Please try again.'
export const couponIsDeleted = (id: string) => `${id} is deleted.`
export const active = 'Active'
export const notYet = 'Not yet'
export const expired = 'Expired'
export const usedUp = 'Used up'
export const ended = 'Ended'
export const state = 'State'
export const gives = 'Gives'
export const ordersFrom = 'Orders from'
export const anyAmount = 'Any amount'
export const valid = 'Valid'
export const used = 'Used'
export const perPerson = 'Per person'
export const anyNumber = 'Any number'
export const customersEnterTheCodeAtCheckout = 'Customers enter the code at checkout.'
export const allCoupons = 'All coupons'
export const failedToLoadCoupons = 'Failed to load coupons. Please try again later.'
export const noCouponsYet = 'No coupons yet.'
export const addOneAndTellYourCustomers = 'Add one, and tell your customers its code.'
export const showOlderCoupons = 'Show older coupons'
export const fromDayToDay = (day: string, otherDay: string) => `${day} to ${otherDay}`
export const fromDay = (day: string) => `From ${day}`
export const untilDay = (day: string) => `Until ${day}`
export const always = 'Always'
export const endedByStaff = 'Ended by staff'
export const timesOf = (times: string, usesInAll: string) => `${times} of ${usesInAll}`
