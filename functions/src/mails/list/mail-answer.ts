import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { StaffMail } from '@teeshala/contract/mails/staff-mail'
import type { WithId } from '../../firestore/read-documents.ts'

/** Returns a mail as staff see it. Automatic mails contain codes and links that verify a mailbox, some in the subject, so these are hidden. */
export function mailAnswer({ _id, to, message, delivery, createdAt, expiresAt }: WithId<StoredMail>): StaffMail {
  return {
    _id,
    to,
    subject: expiresAt === undefined ? message.subject : null,
    state: delivery.state,
    tries: delivery.tries,
    reason: delivery.reason ?? null,
    at: delivery.at.toISOString(),
    createdAt: createdAt.toISOString(),
  }
}
