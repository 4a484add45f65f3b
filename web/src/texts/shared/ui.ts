export const quantity = 'Quantity'
export const ofLabel = (label: string, value: string) => `${label} of ${value}`
export const decreaseHeard = (heard: string) => `Decrease ${heard}`
export const increaseHeard = (heard: string) => `Increase ${heard}`
export const pleaseChoose = 'Please choose'
export const close = 'Close'
export const gstinOfGstin = (gstin: string) => `GSTIN ${gstin}`
export const referenceRequestId = (requestId: string) => `Reference: ${requestId}`
export const cancel = 'Cancel'
export const showFewer = 'Show fewer'
export const showMoreCount = (count: number) => `Show ${count} more`
export const justNow = 'just now'
export const minAgoMinutes = (minutes: number) => `${minutes} min ago`
export const hAgoMinutes = (minutes: number) => `${minutes} h ago`
export const closeMessage = 'Close message'
export const breadcrumb = 'Breadcrumb'
