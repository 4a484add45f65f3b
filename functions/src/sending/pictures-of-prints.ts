import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { ProofPicture } from '@teeshala/contract/proofs/proof'
import { ordersIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import type { MailPicture } from '../mails/mail-picture.ts'
import type { Deps } from '../ports/deps.ts'
import { sheetOfOrder } from '../print-sheet/sheet.ts'
import { countPictures, drawProof } from '../proofs/draw-proof.ts'

/** So many go with a mail, each below 60 KB, which a phone fetches without asking. */
const most = 6
/** Twice what the mail shows; mail programs of offices know no WebP. */
const [aloneWidthPx, besideWidthPx] = [640, 320]

type Shown = { readonly pictures: readonly MailPicture[]; readonly more: number }

/**
 * Returns what an order prints on each ordered colour, at each placement, as a mail shows it: a version of its proof from the pictures that were
 * sent for approval, else drawn from the order. `more` are those for which a mail has no room.
 */
export async function picturesOfPrints(
  { orderId, proof }: NonNullable<StoredMail['prints']>,
  { db, files }: Pick<Deps, 'db' | 'files'>,
): Promise<Shown> {
  const order = documentOf(await ordersIn(db).doc(orderId).get())
  if (!order) return { pictures: [], more: 0 }
  if (proof !== undefined) {
    const version = order.proof?.versions.find(({ number }) => number === proof)
    const garments = version?.pictures.filter(({ view }) => view === 'garment') ?? []
    const width = garments.length > 1 ? besideWidthPx : aloneWidthPx
    const pictures = garments
      .slice(0, most)
      .map(async (picture) => mailPicture(picture, await files.whole(picture.path), width))
    return { pictures: await Promise.all(pictures), more: Math.max(0, garments.length - most) }
  }
  const sheet = sheetOfOrder(order)
  const count = countPictures(sheet) / 2
  const pictures: MailPicture[] = []
  for await (const { webp, ...picture } of drawProof(sheet, { files }, ['garment'])) {
    pictures.push(await mailPicture(picture, webp, count > 1 ? besideWidthPx : aloneWidthPx))
    if (pictures.length === most) break
  }
  return { pictures, more: Math.max(0, count - most) }
}

async function mailPicture(
  { placement, color }: Pick<ProofPicture, 'placement' | 'color'>,
  webp: Uint8Array,
  width: number,
): Promise<MailPicture> {
  const { default: sharp } = await import('sharp')
  const jpeg = await sharp(webp).resize({ width }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  return { jpeg, alt: `${placement} on ${color}` }
}
