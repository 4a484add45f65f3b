/** Texts about proofs, for customers and staff. */
export const proofNumber = (number: number) => `Proof ${number}`
export const pictureAlt = (placement: string, color: string, isClose: boolean) =>
  `${placement} on ${color}${isClose ? ', close-up' : ''}`
export const filesBeforeTheChange = 'Files before the design was changed:'
export const howItIsPrinted = 'How it is printed'
export const picturesCouldNotBeLoaded = 'The pictures could not be loaded.'
export const tryAgain = 'Try Again'
export const pictureIsMissing = 'This picture could not be loaded.'
export const approvedAt = (moment: string) => `Approved on ${moment}.`
export const changesAskedAt = (moment: string) => `Changes asked for on ${moment}:`
