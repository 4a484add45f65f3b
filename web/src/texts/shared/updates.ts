export const orderUpdates = 'Order updates'
export const sendMeUpdatesOn = 'Besides emails, send me updates on'
export const onlyEmail = 'Email only'
export const sendMeUpdatesWithoutEmail = 'Send me updates on'
export const noUpdates = 'No updates'
export const save = 'Save'
export const iAgree = 'I agree, send me updates'
export const youHaveWrittenStop = 'You sent us STOP from this number. Send us START on WhatsApp to allow updates again.'
export const yourChoiceCouldNotBeSaved = 'Your choice could not be saved. Please try again.'
export const onlyEmailsFromNowOn = 'Saved. From now on we will only email you.'
export const noUpdatesFromNowOn = 'Saved. From now on you will get no updates.'
export const updatesGoTo = (phone: string) => `Saved. Updates go to ${phone}.`
export const confirmYourPhoneFirst =
  'To get updates about your orders on your phone, confirm your phone number above first.'
