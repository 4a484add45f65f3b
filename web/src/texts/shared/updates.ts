export const orderUpdates = 'Order updates'
export const sendMeUpdatesOn = 'Besides emails, send me updates on'
export const onlyEmail = 'Only email'
export const save = 'Save'
export const iAgree = 'I agree, send me updates'
export const youHaveWrittenStop =
  'You have written STOP to us from this number. Write START to us on WhatsApp to allow updates again.'
export const yourChoiceCouldNotBeSaved = 'Your choice could not be saved. Please try again.'
export const onlyEmailsFromNowOn = 'Saved. From now on you will get only emails.'
export const updatesGoTo = (phone: string) => `Saved. Updates go to ${phone}.`
export const confirmYourPhoneFirst =
  'To get updates about your orders on your phone, confirm your phone number above first.'
