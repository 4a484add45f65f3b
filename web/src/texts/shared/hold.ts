export const pleaseConfirmUntil = (until: string) =>
  `Please confirm that this order is yours: we have reserved your items until ${until}.`
export const orPayItHere = ', or pay it here'
export const keptUntilWeCall = (until: string, pays: string) =>
  `We have reserved your items until ${until}. We will call you before that to confirm your order${pays}.`
export const keptUntilYouConfirm = (until: string, email: string, pays: string) =>
  `We have reserved your items until ${until}. Please confirm your order with the link in our email to ${email}${pays}.`
