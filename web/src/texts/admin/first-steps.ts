export const enterTheNameAndGstinOfTheShop = 'Enter the name and GSTIN of the shop'
export const theyAppearOnEveryPageMail =
  'They appear on every page, email and invoice. A shop that is not registered for GST says so there.'
export const addTheFirstProduct = 'Add the first product'
export const aTypeANameAPrice = 'A type, a name, a price and one picture are enough to begin.'
export const decideWhatShippingCosts = 'Decide what shipping costs'
export const aFeePerOrderAndTheAmount = 'A fee per order, and the amount above which it is free.'
export const takePayments = 'Take payments'
export const connectUpiAndCardsThroughTheGateway =
  'Connect UPI and cards through the gateway, or record the first payment by hand.'
export const sendMails = 'Send emails'
export const doneOnceTheFirstMailHas = 'Done once the first email has been delivered. Customers get one for each order.'
export const openYourShop = 'Open your shop'
export const doneOf = (count: number, otherCount: number) => `${count} of ${otherCount} done`
export const done = 'Done:'
export const toDo = 'To do:'
