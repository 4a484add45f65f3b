type Quoted = { readonly contact: { readonly email: string }; readonly sent?: { readonly to: string } | undefined }

/** Returns the email of a quote's customer: the one given, otherwise the one that staff sent it to; '' if there is neither. */
export const emailOfQuote = ({ contact, sent }: Quoted): string => contact.email || (sent?.to ?? '')
