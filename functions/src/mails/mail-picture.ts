import type { StoredMail } from '@teeshala/contract/contact/contact'

/** A picture that goes with a mail and stands in it, so that no mail program has to fetch it. */
export type MailPicture = { readonly jpeg: Uint8Array; readonly filename: string; readonly alt: string }

/** What the HTML calls it; a mail has one. */
export const pictureCid = 'picture@teeshala'

/** Returns a picture as the outbox keeps it. */
export const attachedPicture = ({ jpeg, filename }: MailPicture): NonNullable<StoredMail['message']['attachments']> => [
  {
    filename,
    content: Buffer.from(jpeg).toString('base64'),
    encoding: 'base64',
    contentType: 'image/jpeg',
    cid: pictureCid,
  },
]
