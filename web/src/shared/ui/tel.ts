/** '+91 98765 43210': an Indian mobile number as people read it; any other as it is stored. */
export const readablePhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')

/** The address that dials a phone number, however it is spelled for readers. */
export const tel = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
