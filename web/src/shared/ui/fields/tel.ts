/** '+91 98765 43210': an Indian mobile number as people read it; others as stored. */
export const readablePhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')

/** The tel: URL of a phone number in any spelling. */
export const tel = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
