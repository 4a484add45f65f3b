export const sizeIs = (size: string) => `Size ${size}`
export const yourPrint = 'Your print'
export const print = 'Print'
export const removeNamed = (name: string) => `Remove ${name}`
export const remove = 'Remove'
export const editDesign = 'Edit design'
export const addDesign = 'Add a design'
export const designOn = (label: string, name: string) => `${label}: ${name}`
export const outOfStock = 'Out of stock'
export const takeAtMost = (most: number) => `Take ${most}`
export const eachPrice = (price: string) => `${price} each`
export const priceHasChanged = (price: string, otherPrice: string) =>
  `The price has changed from ${price} to ${otherPrice}.`
const choices = { size: 'size', color: 'colour', placement: 'placement' }
export const pleaseChoose = (missing: readonly (keyof typeof choices)[]) =>
  `Please choose: ${missing.map((name) => choices[name]).join(', ')}`
export const failedToChangeTheCart = 'Failed to change the cart. Please try again.'
export const undo = 'Undo'
export const removedFromYourCart = (name: string) => `${name} removed from your cart.`
export const items = 'Items'
export const removeTheItemsThatAreNo = 'Please remove the items that are no longer available.'
export const removeTheDesigns = 'Please remove the designs that can no longer be printed.'
export const removeDesign = 'Remove design'
export const completeTheMissingChoicesFirst = 'Please complete the missing choices first.'
export const lowerTheQuantityToWhatIsInStock = 'Please lower the quantity to what is in stock.'
export const weDidNotHearBackFrom =
  'We did not hear back from the shop. Press Place Order again: nothing will be ordered twice.'
export const hereIsYourOrder = (message: string) => `${message} Here is your order.`
export const nothingWasOrdered = (words: string) => `Nothing was ordered. ${words}`
export const failedToCreateOrder = 'Failed to create order. Please try again.'
export const checkTheMarkedFields = 'Please check the marked fields.'
export const shippingInformation = 'Shipping Information'
export const fullName = 'Full Name'
export const phoneNumber = 'Phone Number'
export const backToCart = 'Back to Cart'
export const placeOrder = 'Place Order'
export const processing = 'Processing...'
export const orderSummary = 'Order Summary'
export const proceedToCheckout = 'Proceed to Checkout'
export const shippingIsFreeForThisOrder = 'Shipping is free for this order.'
export const moreForFreeShipping = (amount: string, price: string) =>
  `Add ${amount} more for free shipping (above ${price}).`
export const checkout = 'Checkout'
export const myCart = 'My Cart'
export const failedToLoadCart = 'Failed to load cart. Please try again.'
export const yourCartIsEmpty = 'Your cart is empty'
export const itemsYouAddWillWaitHere = 'Items you add will wait here until you order.'
export const exploreProducts = 'Explore Products'
export const hiddenNotPrinted = (count: number) =>
  count === 1 ? 'one layer hidden, not printed' : `${count} layers hidden, not printed`
