export const weCouldNotLookForYourOrder = 'We could not look for your order. Please try again.'
export const trackYourOrder = 'Track your order'
export const seeHowFarYourOrderHasCome = (shopName: string) =>
  `See how far your ${shopName} order has come: enter its number and the phone or email you ordered with.`
export const theOrderNumberIsInTheMail = 'The order number is in the email or message we sent you. No account needed.'
export const orderNumber = 'Order number'
export const ts7k2m9qx4rd = 'TS7K2M9QX4RD'
export const phoneOrEmail = 'Phone or email'
export const theOneYouGaveWithTheOrder = 'The one you gave with the order.'
export const trackOrder = 'Track order'
export const noOrderNumberAtHand = 'No order number at hand?'
export const whatYouOrderedWithAnAccount = 'What you ordered with an account is in'
export const forAnythingElse = '. For anything else,'
export const withYourNameAndTheDay = 'with your name and the day you ordered.'
