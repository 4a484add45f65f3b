type Quoted = { readonly contact: { readonly email: string }; readonly sent?: { readonly to: string } | undefined }

/** Returns the email of a quote's customer: the one that was given, else the one that staff have sent it to; '' where there is neither. */
export const emailOfQuote = ({ contact, sent }: Quoted): string => contact.email || (sent?.to ?? '')
