/** The errors for invalid contact data. Both sides use them, and Firebase Auth's refusals are translated to them. */
export const invalidEmail = 'Please enter a valid email address'
export const invalidPhone = 'Please enter a valid phone number'
