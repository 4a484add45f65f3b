export const and = ' and '
export const weStillNeedYourDesign = (placements: string) =>
  `We still need your design for ${placements}, and start once we have it.`
export const pleaseMailItTo = 'Please mail it to'
export const please = 'Please'
export const writeToUs = 'write to us'
export const designForOrder = (id: string) => `Design for order ${id}`
