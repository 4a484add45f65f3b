/** What is said of contact data that cannot be right; both sides use these words, and Firebase Auth's refusals are put into them. */
export const invalidEmail = 'Please enter a valid email address'
export const invalidPhone = 'Please enter a valid phone number'
