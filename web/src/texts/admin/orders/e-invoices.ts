export const eInvoices = 'E-invoice'
export const waitsForThePortal = 'Waiting for the invoice portal. You can download it once it is registered.'
export const isNotRegistered = 'Not registered yet.'
export const registeredAt = (ackNumber: string, moment: string) => `Registered, acknowledgement ${ackNumber}, ${moment}`
export const irnIs = (irn: string) => `IRN ${irn}`
export const isBeingCancelled = 'Being cancelled at the portal.'
export const isCancelled = 'Cancelled at the portal.'
export const tryAgain = 'Try again'
export const couldNotBeRegistered = 'It could not be registered.'
export const isRegisteredNow = 'Registered with the invoice portal.'
export const companysAddress = 'Address of the company'
export const asOnItsGstCertificate = 'As on its GST certificate.'
export const town = 'Town'
export const pinCode = 'PIN code'
export const registerIt = 'Register'
export const theyCouldNotBeLoaded = 'The registration could not be loaded.'
export const canBeCancelledUntil = (moment: string) =>
  `This order was credited in full. Until ${moment} its invoice and credit note can be cancelled at the portal, so that neither is reported.`
export const cancelAtPortal = 'Cancel both at the portal'
export const reallyCancel =
  'Cancel the invoice and the credit note at the portal? Their numbers stay used, and this cannot be undone.'
export const yesCancel = 'Yes, cancel them'
export const keepThem = 'Keep them'
export const couldNotBeCancelled = 'They could not be cancelled.'
export const areCancelled = 'Cancelled at the invoice portal.'
