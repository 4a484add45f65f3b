import type { StoredMail } from '@teeshala/contract/contact/contact'
import { describe } from '../http/answer-error.ts'
import { withPictures } from '../mails/mail-picture.ts'
import type { Deps } from '../ports/deps.ts'
import type { MailToSend } from '../ports/mail-server.ts'
import { picturesOfPrints } from './pictures-of-prints.ts'

/** Returns a mail's message with the prints that it shows. Pictures that cannot be drawn are left out. */
export async function messageWithPrints(
  id: string,
  { message, prints }: StoredMail,
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
): Promise<MailToSend['message']> {
  if (!prints) return message
  try {
    const { pictures, more } = await picturesOfPrints(prints, deps)
    return withPictures(message, pictures, more)
  } catch (error) {
    deps.log.warn({ err: describe(error), mail: id }, 'a mail goes without its pictures')
    return message
  }
}
