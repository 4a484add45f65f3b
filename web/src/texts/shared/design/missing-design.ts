export const and = ' and '
export const weStillNeedYourDesign = (placements: string) =>
  `We still need your design for ${placements}. We will start once we have it.`
export const pleaseMailItTo = 'Please email it to'
export const please = 'Please'
export const writeToUs = 'write to us'
export const designForOrder = (id: string) => `Design for order ${id}`
