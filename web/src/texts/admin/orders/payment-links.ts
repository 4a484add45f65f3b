export const payByLink = 'Pay by link'
export const sendPaymentLink = 'Send payment link'
export const sendNewLink = 'Send a new link'
export const askWords = (amount: string) =>
  `The customer gets an email with a link to pay ${amount} by UPI, card or net banking.`
export const askUpTo = (amount: string) =>
  `Ask for ${amount} or a part of it. The customer gets an email with the link.`
export const amountToAsk = 'Amount to ask for'
export const canBePaidInParts = 'Can be paid in parts'
export const firstPart = 'Smallest first part'
export const validFor = 'Valid for'
export const forDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)
export const endsBefore = 'The link expires earlier if the order is cancelled unpaid before that.'
export const newLinkEndsOther = 'The current link will stop working. What was paid through it stays.'
export const isAsked = (amount: string, moment: string) => `${amount} requested, until ${moment}.`
export const isMade = 'The link is being made. It goes out by itself within a few minutes.'
export const isStillMade = (amount: string) =>
  `${amount} requested. The link is still being made, and goes out by itself unless you cancel it.`
export const copyLink = 'Copy link'
export const copied = 'Copied'
export const cancelLink = 'Cancel link'
export const linkIsSent = 'The payment link is on its way.'
export const linkIsCancelled = 'The payment link is cancelled.'
export const linkCouldNotBeSent = 'The payment link could not be sent. Please try again.'
export const linkCouldNotBeCancelled = 'The payment link could not be cancelled. Please try again.'
export const linksSoFar = 'Payment links so far'
export const linksCouldNotBeLoaded = 'The payment links could not be loaded.'
export const linkWas = (amount: string, became: string) => `${amount} ${became}`
export const paidOf = (paid: string) => `, ${paid} paid`
export const sentAt = (moment: string, reference: string) => `${moment}, ${reference}`
export const ending = 'expires'
export const isBeingCancelled = 'is being cancelled'
export const becameOf = {
  making: 'is being made',
  open: 'open',
  partly_paid: 'partly paid',
  paid: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
}
