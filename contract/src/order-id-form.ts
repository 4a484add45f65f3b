/** The form of an order id. Kept apart from the schema, which the shop's first file does not need. */
export const orderIdForm = /^T[SBP][0-9A-HJKMNP-TV-Z]{10}$/

/** Returns whether a string has the form of an order id; product ids never do, because they are lower case. */
export const isOrderId = (value: string): boolean => orderIdForm.test(value)
