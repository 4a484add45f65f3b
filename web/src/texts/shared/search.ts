export const lookingFor = (page: string) => `Looking for ${page}?`
export const otherPages = 'Other pages'
export const documentPrinting = 'document printing'
export const yourOrder = 'your order'
export const shippingAndReturns = 'shipping and returns'
export const waysToReachUs = 'ways to reach us'
export const bulkOrders = 'bulk orders'
