import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { ProofPicture } from '@teeshala/contract/proofs/proof'
import { ordersIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { type MailPicture, mailWidthPx } from '../mails/mail-picture.ts'
import type { Deps } from '../ports/deps.ts'
import { printPictures } from '../proofs/print-pictures.ts'

/** The most pictures per mail, each below 60 KB, which phones load without asking. */
const most = 6

type Shown = { readonly pictures: readonly MailPicture[]; readonly more: number }

/**
 * Returns an order's prints on each ordered colour, at each placement, for a mail: those of a proof version if one was
 * sent, otherwise of the order. If there is room, each also as a close-up. `more` is the number left out.
 */
export async function picturesOfPrints(
  { orderId, proof }: NonNullable<StoredMail['prints']>,
  { db, files }: Pick<Deps, 'db' | 'files'>,
): Promise<Shown> {
  const order = documentOf(await ordersIn(db).doc(orderId).get())
  if (!order) return { pictures: [], more: 0 }
  if (proof !== undefined) {
    const drawn = order.proof?.versions.find(({ number }) => number === proof)?.pictures ?? []
    const prints = drawn.filter(({ view }) => view === 'garment').length
    const shown = drawn.filter(({ view }) => viewsFor(prints).includes(view)).slice(0, most)
    const pictures = shown.map(async (picture) => mailPicture(picture, await files.whole(picture.path), shown.length))
    return { pictures: await Promise.all(pictures), more: Math.max(0, prints - most) }
  }
  const drawn = printPictures(order, { files }).pictures
  const prints = drawn.length / 2
  const shown = drawn.filter(({ view }) => viewsFor(prints).includes(view)).slice(0, most)
  const pictures: MailPicture[] = []
  for (const picture of shown) pictures.push(await mailPicture(picture, await picture.read(), shown.length))
  return { pictures, more: Math.max(0, prints - most) }
}

const viewsFor = (prints: number): readonly ProofPicture['view'][] =>
  2 * prints <= most ? ['garment', 'close_up'] : ['garment']

async function mailPicture(
  { placement, color, view }: Pick<ProofPicture, 'placement' | 'color' | 'view'>,
  webp: Uint8Array,
  count: number,
): Promise<MailPicture> {
  const { default: sharp } = await import('sharp')
  // Twice the displayed resolution; office mail programs do not support WebP.
  const width = 2 * mailWidthPx(count)
  const jpeg = await sharp(webp).resize({ width }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  return { jpeg, alt: `${placement} on ${color}${view === 'close_up' ? ', close-up' : ''}` }
}
