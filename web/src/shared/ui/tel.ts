/** The address that dials a phone number, however it is spelled for readers. */
export const tel = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
