export const quantity = 'Quantity'
export const ofLabel = (label: string, value: string) => `${label} of ${value}`
export const decreaseHeard = (heard: string) => `Decrease ${heard}`
export const increaseHeard = (heard: string) => `Increase ${heard}`
export const theMost = (count: string) => `Changed to ${count}, the most you can order at once.`
export const theLeast = (count: string) => `Changed to ${count}, the least you can order.`
export const wholeNumbersOnly = (count: string) => `Changed to ${count}: whole numbers only.`
export const pleaseChoose = 'Please choose'
export const close = 'Close'
export const gstinIs = (gstin: string) => `GSTIN ${gstin}`
export const referenceIs = (requestId: string) => `Reference: ${requestId}`
export const cancel = 'Cancel'
export const showFewer = 'Show fewer'
export const showMoreOf = (count: number) => `Show ${count} more`
export const justNow = 'just now'
export const minutesAgo = (minutes: number) => `${minutes} min ago`
export const hoursAgo = (minutes: number) => `${minutes} h ago`
export const closeMessage = 'Close message'
export const breadcrumb = 'Breadcrumb'
export const undo = 'Undo'
export const lettersAreLeftOut = 'Letters are left out. Please check the number.'
export const oops = 'Oops!'
export const tryAgain = 'Try Again'
