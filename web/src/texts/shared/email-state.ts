export const yourEmailIsNotConfirmed = 'Your email is not confirmed yet'
export const openTheLinkWeMailedYou = (email: string) =>
  `Please open the link that we have sent to ${email}. Until then our emails to you leave out your name and address, and you cannot write reviews.`
export const sendAgain = 'Send again'
export const theLinkCouldNotBeSent = 'The link could not be sent. Please try again.'
export const openTheLinkHere = 'This shop runs on your machine and sends no email. Open the link here'
export const didYouMean = 'Did you mean'
export const weCannotMailYouAboutThisOrder =
  'Without an email address we cannot send you updates about this order. You can still follow it on its page.'
