import type { MailToSend } from '../ports/mail-server.ts'
import { escapeHtml } from './escape-html.ts'
import { look } from './mail-style.ts'

/** A picture embedded in a mail, so that no mail program has to fetch it. */
export type MailPicture = { readonly jpeg: Uint8Array; readonly alt: string }

/** Marks the place for pictures in the HTML of a mail; without pictures the mail reads the same. */
export const picturesMark = '<!--pictures-->'

/** Returns the width at which a mail shows this many pictures: one large, two side by side if there is room, more in rows. */
export const mailWidthPx = (count: number): number => (count === 1 ? 320 : count === 2 ? 240 : 160)

/** Returns a mail with these pictures inserted. `more` pictures are mentioned as shown elsewhere. */
export function withPictures(
  message: MailToSend['message'],
  pictures: readonly MailPicture[],
  more: number,
): MailToSend['message'] {
  const [first, second] = pictures
  if (!first) return message
  const width = mailWidthPx(pictures.length)
  const shown = pictures.map(
    ({ alt }, index) =>
      `<img src="cid:${cidOf(index)}" alt="${escapeHtml(alt)}" title="${escapeHtml(alt)}" width="${width}" height="${width * 1.25}" style="${second ? `width:${width}px;${look.pictureBeside}` : look.picture}">`,
  )
  const words = more > 0 ? `<p class="quiet" style="${look.quiet}">And ${more} more on the order’s page.</p>` : ''
  const attachments = pictures.map(({ jpeg }, index) => ({
    filename: `print-${index + 1}.jpg`,
    content: Buffer.from(jpeg).toString('base64'),
    encoding: 'base64' as const,
    contentType: 'image/jpeg',
    cid: cidOf(index),
  }))
  return {
    ...message,
    html: message.html.replace(picturesMark, () => `<p style="${look.words}">${shown.join(' ')}</p>${words}`),
    attachments: [...(message.attachments ?? []), ...attachments],
  }
}

const cidOf = (index: number) => `print-${index + 1}@teeshala`
