export const order = 'Order'
export const youOrderedWithoutAnAccountSo = 'You ordered without an account, so keep this link to see your order again.'
export const wellCheckYourDesignNextAndStart =
  'We’ll check your design next and start printing. You can also find the order in My Orders.'
export const orderAnother = 'Order another'
