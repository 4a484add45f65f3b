import { claimReasons } from '@teeshala/contract/claims/claim-reason'
import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import type { StoredMail } from '@teeshala/contract/contact/contact'
import { messageReaders, type Readers } from '../contact/message-readers.ts'
import { publicOrigin } from '../environment/public-origin.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { staffMail } from '../mails/staff-mail.ts'

/** Returns the mail that notifies staff of a claim, with a link to decide it; undefined if nobody receives such mails. */
export function staffClaimMail(claim: WithId<StoredClaim>, readers: Readers): StoredMail | undefined {
  const to = messageReaders(readers)
  if (to.length === 0) return undefined
  const { _id, orderId, customer, reason, lines, text, photos, createdAt } = claim
  const words = [
    `Order ${orderId}${customer && `, ${customer}`}`,
    `What is wrong: ${claimReasons[reason]}`,
    ...lines.map(({ quantity, name, about }) => `${quantity} × ${name}${about && `, ${about}`}`),
    `Photos: ${photos.length}`,
    '',
    text,
    '',
    `${publicOrigin()}/admin/claims?claim=${_id}`,
  ]
  return staffMail(to, { subject: `Claim ${_id} about order ${orderId}`, text: words.join('\n') }, createdAt)
}
