/** Texts about incomplete buyer details. */
export const checkTheMarkedFields = 'Please check the marked fields.'
export const tellUsYourNameAndAPhone = 'Please tell us your name, and a phone number or email to reach you.'
