import type { ProofPicture } from '@teeshala/contract/proofs/proof'
import type { MailPicture } from '../mails/mail-picture.ts'

/** Twice what the mail shows; mail programs of offices know no WebP. */
const widthPx = 640

/** Returns the picture that goes with the mail about a proof: small enough for its outbox and for a phone. */
export async function mailPictureOfProof(
  { placement, color }: ProofPicture,
  webp: Uint8Array,
  number: number,
): Promise<MailPicture> {
  const { default: sharp } = await import('sharp')
  const jpeg = await sharp(webp).resize({ width: widthPx }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  return { jpeg, filename: `proof-${number}.jpg`, alt: `Proof ${number}: ${placement} on ${color}` }
}
